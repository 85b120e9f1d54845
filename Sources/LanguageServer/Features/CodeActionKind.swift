/// The kinds of code actions. A client may request a kind or a more general one.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  /// Fixes the whole document, as on save.
  case fixAll = "source.fixAll.backport"

  /// - Parameter only: the requested kinds; `nil`: all.
  func isAsked(_ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { rawValue == $0 || $0.isEmpty || rawValue.hasPrefix($0 + ".") }
  }
}
