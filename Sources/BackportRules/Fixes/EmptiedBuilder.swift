// .toolbar { if editing { if #unavailable(iOS 26) {…} }; ToolbarItem {…} }   → .toolbar { ToolbarItem {…} }
// text.toolbar { if #unavailable(iOS 26) {…} }                              → text
//
// Unlike those of views, some of SwiftUI's builders make nothing of an empty block: it does not compile.
import SwiftSource

extension Removal {
  /// The removal where the statement is all that a block for such a builder holds; `nil`: it stands in none.
  /// - Parameter container: what it stands in.
  func rewriteInBuilder(_ container: Syntax) -> Rewrite? {
    let body = container.selfAndAncestors.first(where: \.isFunctionLike)
    guard let body, body.buildsWithoutEmptyBlock else { return nil }
    if container == body {
      guard container.kind == .closure else { return nil }
      return container.deletionOfModifier(without: statement) ?? .manual("nothing would be left")
    }
    guard container.kind == .codeBlock, let around = container.parent else { return nil }
    let isAlone =
      around.kind == .ifStatement && around.body == container && around.elsePart == nil
      && around.parent?.kind != .ifStatement
    if isAlone, around.conditionElements.allSatisfy(\.onlyReads) {
      return Removal(of: around).rewrite()
    }
    return .manual("nothing would be left")
  }
}

extension Syntax {
  /// Whether a closure or body belongs to a builder that has no empty block.
  fileprivate var buildsWithoutEmptyBlock: Bool {
    if kind == .closure {
      guard parent?.kind == .trailingClosure || parent?.kind == .argument else { return false }
      return parent?.parent?.calleeName == "toolbar"
    }
    let isGetter = kind == .accessorDeclaration || kind == .accessorBlock
    let declaration = isGetter ? ancestors.first { $0.kind == .binding } ?? self : self
    let result = declaration.child(.returnType)?.child(.type) ?? declaration.child(.type)
    guard let type = result?.text, type.hasPrefix("some ") else { return false }
    return Self.contentTypes.contains { type.hasSuffix($0) }
  }

  private static let contentTypes = ["ToolbarContent", "Scene", "TabContent", "AccessibilityRotorContent"]

  /// Takes away a modifier whose only argument is this closure: an empty toolbar is no toolbar. `nil`: it takes more.
  /// - Parameter content: what is left of the closure.
  fileprivate func deletionOfModifier(without content: Syntax) -> Rewrite? {
    guard let call = parent?.parent, call.kind == .callSuffix, call.trailingClosures.count == 1,
      call.nextSuffix?.kind != .callSuffix, let member = call.previousSuffix, member.kind == .memberSuffix,
      member.previousSuffix != nil || call.parent?.baseTokens.isEmpty == false,
      tree.comments(in: member.range.lowerBound..<call.range.upperBound).allSatisfy({
        content.range.contains($0.lowerBound)
      }),
      call.arguments.allSatisfy({ $0.label == "id" })
    else { return nil }
    return .safe([tree.text.deletion(of: member.range.lowerBound..<call.range.upperBound)])
  }
}
