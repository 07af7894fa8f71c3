"""What goes over the wire, typed: bodies of requests, replies to them, and the messages of the live connection."""
