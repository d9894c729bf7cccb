// swift-tools-version: 6.1
// A package outside this one: it sees of the library what the product offers, and calls the command by its plugin.

import PackageDescription

let package = Package(
  name: "client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "scenograph", path: "../..")],
  targets: [
    .executableTarget(name: "client", dependencies: [.product(name: "SceneCompiler", package: "scenograph")])
  ]
)
