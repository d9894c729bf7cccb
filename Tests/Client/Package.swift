// swift-tools-version: 6.1
// A program of somebody else's: it sees the library as every program does that depends on the product.

import PackageDescription

let package = Package(
  name: "client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "scenograph", path: "../..")],
  targets: [
    .executableTarget(name: "client", dependencies: [.product(name: "SceneCompiler", package: "scenograph")])
  ]
)
