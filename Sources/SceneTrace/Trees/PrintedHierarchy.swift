internal import SceneBasics
internal import ScenePlan

/// The output of `_printHierarchy`, without addresses (H11.2): controllers that UIKit makes for itself included.
struct PrintedHierarchy: TreeFormat {
  let name = "uikit"
  let summary = "the format of UIKit's _printHierarchy, without addresses, with what UIKit makes for itself"

  func write(_ state: HierarchyState, of plan: HierarchyPlan, into output: inout ByteWriter) {
    guard let root = state.root else { return }
    // A controller below two others is printed once, or circles would never end.
    var printed: Set<InstanceID> = []
    var open = [Line(instance: root, depth: 0, isPresented: false)]
    while let line = open.popLast() {
      guard printed.insert(line.instance).inserted else { continue }
      write(line, state, of: plan, into: &output)
      let node = state[line.instance]
      // Children in order, then the presented controller (H11.7), taken from the end of the stack.
      if let presented = node.presented {
        open.append(Line(instance: presented, depth: line.depth + 1, isPresented: true))
      }
      for child in node.children.reversed() {
        open.append(Line(instance: child, depth: line.depth + 1, isPresented: false))
      }
    }
  }

  private struct Line {
    var instance: InstanceID
    var depth: Int
    var isPresented: Bool
  }

  private func write(_ line: Line, _ state: HierarchyState, of plan: HierarchyPlan, into output: inout ByteWriter) {
    // Only the last level says what the line itself is; those before it are bars (H11.6).
    if line.depth > 0 {
      for _ in 1..<line.depth { output.write("   | ") }
      output.write(line.isPresented ? "   + " : "   | " as StaticString)
    }
    let node = state[line.instance]
    let template = plan.template(of: line.instance)
    output.write("<")
    output.write(template.printedClassName.oneLine)
    output.write(">, state: ")
    output.write(node.appearance.rawValue)
    output.write(", view: ")
    if node.isLoaded {
      output.write("<")
      output.write(template.printedViewClassName.oneLine)
      output.write(">")
      if !state.isInWindow(line.instance) { output.write(" not in the window") }  // H11.9
    } else {
      output.write("(view not loaded)")
    }
    if line.isPresented {
      output.write(", presented with: <")
      output.write((node.style ?? .automatic).presentationControllerClass(in: plan))
      output.write(">")
    }
    output.write("\n")
  }
}

extension PresentationStyle {
  /// UIKit's class of the presentation controller, as dumps show it.
  fileprivate func presentationControllerClass(in plan: HierarchyPlan) -> String {
    switch self {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .popover: "UIPopoverPresentationController"
    case .custom: "UIPresentationController"
    case .automatic, .none:
      plan.behaviours.contains(.automaticIsSheet)
        ? "_UIPageSheetPresentationController" : "_UIFullscreenPresentationController"
    }
  }
}
