"""The sub-commands of `meetingstone`: each module has `register(commands, t)`."""
