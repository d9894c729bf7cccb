/// The page's script: the parts in the order in which they build on each other, within one function; what plays a run
/// is a function of its own, since a page may have several.
enum PlayerScript {
  static let text =
    "\"use strict\";\n(() => {\n" + basics + "function playRun(run, prefix, signal) {\n" + model + tree + screen + trace
    + source + why + guess + controls + keys + start + "}\n\n" + lesson + "})();\n"
}
