/// The kinds of code actions that there are here. A client may ask for a kind or for what stands above it.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  /// All of the document at once, as on save.
  case fixAll = "source.fixAll.backport"

  /// - Parameter only: what the client asks for; `nil`: everything.
  func isAsked(_ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { rawValue == $0 || $0.isEmpty || rawValue.hasPrefix($0 + ".") }
  }
}
