scenario-help = Run scenario files: a position, a script and what must come of it.
scenario-example =
    Examples:
      meetingstone scenario my.toml
      meetingstone scenario tests/scenarios/small_world
scenario-files = a scenario file, or a folder of them
scenario-summary = { $passed } held, { $failed } failed.
scenario-at-step = Step { $step }:
scenario-at-end = At the end:
scenario-no-chance = a roll or draw was given, but the game asks for “{ $found }”.
scenario-impossible = that roll or draw cannot fall: { $error }.
scenario-refused = { $key } was refused with { $found }; expected: { $expected }.
scenario-not-taken = { $key } could not be answered ({ $error }); the game asks for “{ $asks }”.
scenario-allowed = { $key } was allowed, but { $expected } should refuse it.
scenario-changed = { $key } was refused and yet changed the game.
scenario-offers = { $key } is not offered; these are: { $found }.
scenario-lacks = { $key } is offered, and should not be.
scenario-told = the log has no “{ $expected }”; it has: { $found }.
scenario-unplayable = The game cannot go on from what is stated ({ $error }): its parts do not fit together.
scenario-differs = { $fact } is { $found }, but { $expected } was expected.
