public import SceneCompiler
