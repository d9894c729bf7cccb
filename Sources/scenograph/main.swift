internal import SceneCLI
