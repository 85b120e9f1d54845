// func glass() -> some View { if #available(old) { modernGlass() } else { … } }
// @available(old) private func modernGlass() -> some View { buttonStyle(.glass) }     → buttonStyle(.glass)
//
// The newer half of a shim stands in a declaration of its own where it carries `@available`. What that holds is what the
// shim comes to. The half goes when nothing refers to it any more.
import LintCore
import SwiftSource

extension FilePass {
  /// What is left of a declaration's body: of a call of a private half beside it, what that holds.
  func throughHalf(_ value: Range<Int>, of declaration: Syntax) -> Range<Int> {
    var words = value.map { tree.text(ofToken: $0) }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    guard let name = words.first, words.count == 1 || words.dropFirst() == ["(", ")"],
      let container = declaration.parent, container.kind == .memberBlock
    else { return value }
    let isCall = words.count == 3
    let halves = container.items.filter { $0.declaredName == name || $0.boundNames.contains(name) }
    guard halves.count == 1, let half = halves.first, half != declaration, half.isPrivate,
      half.isStaticMember == declaration.isStaticMember,
      half.attributes.contains(where: { $0.attributeName == "available" }), half.objectionToAttributes == nil,
      half.kind == (isCall ? .functionDeclaration : .variableDeclaration),
      half.parameterList?.isEmpty == true,
      half.child(.genericParameters) == nil,
      let body = half.body ?? half.child(.binding)?.child(.accessorBlock),
      case .value(let inner, _) = ModernBody(of: body, facts: facts)
    else { return value }
    return inner
  }
}
