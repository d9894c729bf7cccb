internal import SceneBasics

/// An editor, with what a person pastes so that it starts the server.
enum EditorSetup: String, CaseIterable, Sendable {
  case vscode, zed, neovim, helix, emacs, sublime, nova

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The file for the text, and whether that was tried.
  var summary: String {
    switch self {
    case .vscode: "an extension for Visual Studio Code; tried in Node, not in the editor"
    case .zed: "settings.json of Zed; untried"
    case .neovim: "init.lua of Neovim, from 0.7 on; tried with 0.7.2"
    case .helix: "languages.toml of Helix; untried"
    case .emacs: "init.el of Emacs, with Eglot; tried with 28.2 and 1.9"
    case .sublime: "LSP.sublime-settings of Sublime Text, with its package LSP; untried"
    case .nova: "the command of a language server extension of Nova; untried"
    }
  }

  /// Whether its file may have more than this text, so that the text can stand behind the rest.
  var canFollow: Bool {
    switch self {
    case .neovim, .helix, .emacs: true
    case .vscode, .zed, .sublime, .nova: false
    }
  }

  /// The text itself.
  var text: String {
    switch self {
    case .vscode:
      """
      # A shell writes the whole extension into a folder. It needs no other package.
      scenograph lsp --setup vscode --write ~/.vscode/extensions/scenograph
      # Or it makes a file, and the editor installs that.
      scenograph lsp --setup vscode --vsix scenograph.vsix && code --install-extension scenograph.vsix

      """
    case .zed:
      """
      // settings.json: an extension that provides the server "scenograph" is still needed.
      {
        "lsp": { "scenograph": { "binary": { "path": "scenograph", "arguments": ["lsp"] } } },
        "file_types": { "YAML": ["*.scene.yaml"] }
      }

      """
    case .neovim:
      """
      -- init.lua
      vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
        pattern = "*.scene.yaml",
        callback = function(event)
          local id = vim.lsp.start_client({
            name = "scenograph",
            cmd = { "scenograph", "lsp" },
            root_dir = vim.fn.getcwd(),
          })
          if id then vim.lsp.buf_attach_client(event.buf, id) end
          vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
        end,
      })

      """
    case .helix:
      """
      # languages.toml
      [language-server.scenograph]
      command = "scenograph"
      args = ["lsp"]

      [[language]]
      name = "scene"
      scope = "source.yaml"
      grammar = "yaml"
      file-types = [{ glob = "*.scene.yaml" }]
      comment-token = "#"
      indent = { tab-width = 2, unit = "  " }
      language-servers = ["scenograph"]

      """
    case .emacs:
      """
      ;; init.el
      (define-derived-mode scene-mode prog-mode "Scene"
        (setq-local comment-start "# "))
      (add-to-list 'auto-mode-alist '("\\\\.scene\\\\.yaml\\\\'" . scene-mode))
      (with-eval-after-load 'eglot
        (add-to-list 'eglot-server-programs '(scene-mode . ("scenograph" "lsp"))))
      (add-hook 'scene-mode-hook 'eglot-ensure)

      """
    case .sublime:
      """
      // LSP.sublime-settings
      {
        "clients": {
          "scenograph": { "enabled": true, "command": ["scenograph", "lsp"], "selector": "source.yaml" }
        }
      }

      """
    case .nova:
      """
      // In the main script of a language server extension.
      const client = new LanguageClient("scenograph", "Scenograph",
        { path: "/usr/local/bin/scenograph", args: ["lsp"] }, { syntaxes: ["yaml"] });
      client.start();

      """
    }
  }
}
