/// The capabilities of a client that matter here.
struct ClientCapabilities: Sendable {
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var showsUnnecessaryCode = false
  var followsCodeDescriptions = false
  var versionsDocumentChanges = false
  var deletesFiles = false
  var knowsChangeAnnotations = false
  var resolvesEdits = false
  var knowsCodeActionLiterals = false
  var takesMarkdown = false
  var registersWatchers = false
  var registersConfiguration = false
  var asksForConfiguration = false
  var showsProgress = false
  var encoding = PositionEncoding.utf16

  init(_ json: JSON?) {
    guard let json else { return }
    let text = json["textDocument"]
    let workspace = json["workspace"]
    pullsDiagnostics = text?["diagnostic"] != nil
    refreshesDiagnostics = workspace?[path: "diagnostics", "refreshSupport"]?.bool ?? false
    let diagnostics = text?["publishDiagnostics"]
    showsRelatedInformation = diagnostics?["relatedInformation"]?.bool ?? false
    showsUnnecessaryCode =
      diagnostics?[path: "tagSupport", "valueSet"]?.array?.contains(1)
      ?? (diagnostics?["tagSupport"]?.bool ?? false)
    followsCodeDescriptions = diagnostics?["codeDescriptionSupport"]?.bool ?? false
    let edits = workspace?["workspaceEdit"]
    let operations = edits?["resourceOperations"]?.strings ?? []
    // File operations have no other place. Neovim 0.7 states only these.
    versionsDocumentChanges = edits?["documentChanges"]?.bool ?? !operations.isEmpty
    deletesFiles = operations.contains("delete")
    knowsChangeAnnotations = edits?["changeAnnotationSupport"] != nil
    let actions = text?["codeAction"]
    resolvesEdits = actions?[path: "resolveSupport", "properties"]?.strings.contains("edit") ?? false
    knowsCodeActionLiterals = actions?["codeActionLiteralSupport"] != nil
    takesMarkdown = text?[path: "hover", "contentFormat"]?.strings.contains("markdown") ?? false
    registersWatchers = workspace?[path: "didChangeWatchedFiles", "dynamicRegistration"]?.bool ?? false
    registersConfiguration = workspace?[path: "didChangeConfiguration", "dynamicRegistration"]?.bool ?? false
    asksForConfiguration = workspace?["configuration"]?.bool ?? false
    showsProgress = json[path: "window", "workDoneProgress"]?.bool ?? false
    encoding = PositionEncoding(offered: json[path: "general", "positionEncodings"]?.strings ?? [])
  }
}
