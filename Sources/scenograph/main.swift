internal import SceneCLI

StandardStreams.run(Array(CommandLine.arguments.dropFirst()))
