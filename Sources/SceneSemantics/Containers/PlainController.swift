internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Any `UIViewController`, a container of one's own among them: UIKit knows no difference between the two.
///
/// Its `children` come in its `viewDidLoad`, by its `add` recipe, before the steps that its override has there.
struct PlainController: ContainerKind {
  let kind: ControllerKind
  var isStock: Bool { false }
}
