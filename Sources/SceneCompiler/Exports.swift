@_exported public import SceneBasics
@_exported public import SceneCanvas
@_exported public import SceneDiagrams
@_exported public import SceneKinds
@_exported public import ScenePlan
@_exported public import SceneProgram
@_exported public import SceneTrace
@_exported public import SceneWorld
