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
    case .neovim: "init.lua of Neovim, from 0.7 on; tried with 0.7.2 and 0.11.4"
    case .helix: "languages.toml of Helix; untried"
    case .emacs: "init.el of Emacs, with Eglot; tried with 28.2 and 1.9"
    case .sublime: "LSP.sublime-settings of Sublime Text, with its package LSP; untried"
    case .nova: "the main script of a language server extension of Nova; untried"
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
      -- A scene is known by its name, as in list.scene.yaml, or by its key 'scene'.
      local function is_scene(buffer)
        if vim.api.nvim_buf_get_name(buffer):match("%.scene%.ya?ml$") then return true end
        for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, 40, false)) do
          if line:match("^scene:") then return true end
        end
        return false
      end
      vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
        pattern = { "*.yaml", "*.yml" },
        -- A new line stands as far in as the one above it, and further in behind a colon.
        callback = vim.schedule_wrap(function(event)
          if not vim.api.nvim_buf_is_valid(event.buf) or not is_scene(event.buf) then return end
          vim.bo[event.buf].indentkeys = "o,O"
          vim.bo[event.buf].indentexpr =
            [[match(getline(v:lnum-1),': *$')<0 ? indent(v:lnum-1) : match(getline(v:lnum-1),'[^ -]')+2]]
        end),
      })
      -- A server for all YAML finds fault with what is a scene's own: that isn't shown.
      if vim.fn.exists("##LspAttach") == 1 then
        vim.api.nvim_create_autocmd("LspAttach", {
          callback = function(event)
            local other = vim.lsp.get_client_by_id(event.data.client_id)
            if not other or other.name ~= "yamlls" or not is_scene(event.buf) then return end
            -- It may tell its findings, or be asked for them.
            for _, asked in ipairs({ false, true }) do
              local space = vim.lsp.diagnostic.get_namespace(other.id, asked)
              if vim.diagnostic.is_enabled then
                vim.diagnostic.enable(false, { bufnr = event.buf, ns_id = space })
              else
                vim.diagnostic.disable(event.buf, space)
              end
            end
          end,
        })
      end
      if vim.fn.has("nvim-0.11") == 1 then
        vim.lsp.config("scenograph", {
          cmd = { "scenograph", "lsp" },
          filetypes = { "yaml" },
          -- The server starts only for scenes, and not for other YAML.
          root_dir = function(buffer, start)
            if is_scene(buffer) then start(vim.fn.getcwd()) end
          end,
        })
        vim.lsp.enable("scenograph")
      else
        local client
        vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
          pattern = { "*.yaml", "*.yml" },
          callback = function(event)
            if not is_scene(event.buf) then return end
            client = client or vim.lsp.start_client({
              name = "scenograph",
              cmd = { "scenograph", "lsp" },
              root_dir = vim.fn.getcwd(),
              on_exit = function() client = nil end,
            })
            if client then vim.lsp.buf_attach_client(event.buf, client) end
            vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
          end,
        })
      end

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
      // The server leaves other YAML alone, since scenes have a scope of their own. These lines give it to them. Copy
      // them into Scene.sublime-syntax in the same folder, without the signs in front:
      //   %YAML 1.2
      //   ---
      //   name: Scene
      //   scope: source.yaml.scene
      //   version: 2
      //   extends: Packages/YAML/YAML.sublime-syntax
      //   file_extensions: [scene.yaml]
      {
        "clients": {
          "scenograph": { "enabled": true, "command": ["scenograph", "lsp"], "selector": "source.yaml.scene" }
        }
      }

      """
    case .nova:
      """
      // In the main script of a language server extension.
      const client = new LanguageClient("scenograph", "Scenograph",
        { path: "/usr/local/bin/scenograph", args: ["lsp"] }, { syntaxes: ["yaml"] });
      // The server starts with the first scene, and not with other YAML.
      nova.workspace.onDidAddTextEditor((editor) => {
        const isScene = (editor.document.path || "").endsWith(".scene.yaml");
        if (isScene && !client.running) client.start();
      });

      """
    }
  }
}
