internal import SceneBasics

/// An extension for Visual Studio Code that starts the server and speaks with it. It needs no package beside it.
enum VSCodeExtension {
  /// The files of the extension's folder, by path.
  static var files: [(path: String, text: String)] {
    [
      ("package.json", manifest), ("extension.js", VSCodeClient.text), ("scene.tmLanguage.json", colours),
      ("language-configuration.json", configuration),
    ]
  }

  /// The extension as `code --install-extension` takes it.
  static var archive: [UInt8] {
    var archive = StoredArchive()
    archive.add("[Content_Types].xml", Array(contentTypes.utf8))
    archive.add("extension.vsixmanifest", Array(vsixManifest.utf8))
    for file in files { archive.add("extension/" + file.path, Array(file.text.utf8)) }
    return archive.finish()
  }

  /// An extension's version has three numbers, and nothing behind them.
  private static var version: String {
    let numbers = Command.version.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    return (numbers + ["0", "0", "0"]).prefix(3).joined(separator: ".")
  }

  private static let title = "Scenograph"
  private static let overview = "Scenes of view controllers: findings, completion, names and events."

  private static var manifest: String {
    let commands: [JSONNode] = [
      ["command": "scenograph.preview", "title": "Scenograph: Show the Step at the Cursor"]
    ]
    let manifest: JSONNode = [
      "name": "scenograph", "displayName": .text(title), "description": .text(overview), "publisher": "scenograph",
      "version": .text(version), "engines": ["vscode": "^1.82.0"], "categories": ["Programming Languages", "Linters"],
      "main": "./extension.js", "activationEvents": ["onLanguage:scene"],
      "contributes": [
        "languages": [
          [
            "id": "scene", "aliases": ["Scene"], "extensions": [".scene.yaml"],
            "configuration": "./language-configuration.json",
          ]
        ],
        "grammars": [["language": "scene", "scopeName": "source.scene", "path": "./scene.tmLanguage.json"]],
        "configurationDefaults": ["[scene]": ["editor.tabSize": 2, "editor.formatOnType": true]],
        "commands": .list(commands),
        "configuration": [
          "title": .text(title),
          "properties": [
            "scenograph.path": [
              "type": "string", "default": "scenograph", "scope": "machine",
              "description": "The path of the scenograph command.",
            ]
          ],
        ],
      ],
    ]
    return text(of: manifest)
  }

  /// The colours of YAML, by the grammar that the editor brings.
  private static var colours: String {
    text(of: ["scopeName": "source.scene", "patterns": [["include": "source.yaml"]]])
  }

  private static var configuration: String {
    text(of: [
      "comments": ["lineComment": "#"], "brackets": [["{", "}"], ["[", "]"]],
      "autoClosingPairs": [["{", "}"], ["[", "]"], ["\"", "\""], ["'", "'"]],
    ])
  }

  private static func text(of node: JSONNode) -> String {
    var writer = ByteWriter()
    node.write(to: &writer)
    writer.write("\n")
    return String(decoding: writer.take(), as: UTF8.self)
  }

  private static let contentTypes = """
    <?xml version="1.0" encoding="utf-8"?>
    <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
    <Default Extension="json" ContentType="application/json"/>\
    <Default Extension="js" ContentType="application/javascript"/>\
    <Default Extension="vsixmanifest" ContentType="text/xml"/></Types>

    """

  private static var vsixManifest: String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
      <Metadata>
        <Identity Language="en-US" Id="scenograph" Version="\(version)" Publisher="scenograph"/>
        <DisplayName>\(title)</DisplayName>
        <Description xml:space="preserve">\(overview)</Description>
        <Properties>
          <Property Id="Microsoft.VisualStudio.Code.Engine" Value="^1.82.0"/>
        </Properties>
      </Metadata>
      <Installation>
        <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
      </Installation>
      <Dependencies/>
      <Assets>
        <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
      </Assets>
    </PackageManifest>

    """
  }
}
