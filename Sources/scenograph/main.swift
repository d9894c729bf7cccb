internal import SceneCLI

Command.run(Array(CommandLine.arguments.dropFirst()))
