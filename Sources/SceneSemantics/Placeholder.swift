internal import SceneBasics
