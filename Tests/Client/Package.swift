// swift-tools-version: 6.1
// A program outside this package: it sees of the library what the product offers.

import PackageDescription

let package = Package(
  name: "client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "scenograph", path: "../..")],
  targets: [
    .executableTarget(name: "client", dependencies: [.product(name: "SceneCompiler", package: "scenograph")])
  ]
)
