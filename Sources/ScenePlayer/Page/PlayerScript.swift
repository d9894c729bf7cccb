/// The page's script: the parts in the order in which they build on each other, within one function.
enum PlayerScript {
  static let text =
    "\"use strict\";\n(() => {\n" + model + tree + screen + trace + source + controls + "})();\n"
}
