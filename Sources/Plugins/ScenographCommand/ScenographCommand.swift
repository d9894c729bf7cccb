import Foundation
import PackagePlugin

/// `swift package scenograph …`: the command, in the package that depends on this one.
///
/// Its words go on unchanged, so that whatever the command can do, it can do here.
@main struct ScenographCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "scenograph").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What is wrong has been said by then.
    if process.terminationReason != .exit || process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
