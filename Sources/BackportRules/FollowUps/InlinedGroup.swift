// Group {                                   →  Group {
//   glassBar                                     HStack {…}
// }                                                .glassEffect()
// .onAppear {…}                                }
// private var glassBar: some View {            .onAppear {…}
//   HStack {…}
//     .glassEffect()
// }
//
// A group of one statement is what that statement builds, and so is a property with the same builder. Refused where a
// comment would be lost, where the body returns, and where the project has a `Group` of its own.
import LintCore
import SwiftSource
import SystemCalls

/// The body of a declaration in the place of its only mention, which is all that a group shows.
struct InlinedGroup {
  let edits: [Edit]

  /// - Parameters:
  ///   - half: a view without parameters.
  ///   - item: the only statement of the group's closure.
  ///   - caller: what the group is the body of.
  init?(of half: Syntax, at item: Syntax, in caller: Syntax) {
    let tree = half.tree
    guard let body = half.halfBody, !body.flags.contains(.incomplete), half.resultText == "some View",
      caller.resultText == "some View", half.isBodyKept(under: caller, isAwaited: false),
      half.takesOver([], of: caller), !half.returnsItself, half.isOfViewBuilder,
      tree.extent(of: half) == half.range, !tree.text.holds("#function", in: body.range),
      let closure = item.parent, tree.comments(in: closure.range).isEmpty
    else { return nil }
    let content = BlockContent(of: body)
    guard !content.isEmpty, content.openingComment == nil, content.directiveMargin == nil,
      !content.endsWithLineComment
    else { return nil }
    let indentation = tree.text[tree.text.indentation(at: item.range.lowerBound)]
    edits = [
      Edit(item.range, replacement: content.text(at: indentation)),
      tree.text.deletion(of: tree.extent(of: half)),
    ]
  }

  /// Whether the project declares a `Group`, or the file cannot mean SwiftUI's.
  func isOfProject(in pass: ChangePass) -> Bool {
    let importsSwiftUI = pass.after.root.children.contains {
      $0.kind == .importDeclaration && $0.name == "SwiftUI"
    }
    return !importsSwiftUI || pass.project.files(naming: LoneGroup.name).contains(where: \.namesGroup)
  }
}

extension Syntax {
  /// Of a statement that is a `Group` with modifiers, or without: the only statement of its closure.
  var onlyItemOfGroup: Syntax? {
    guard kind == .expressionStatement,
      let chain = children(.chain).first(where: { $0.tokenIndices == tokenIndices }),
      chain.baseTokens.count == 1, tree.text(ofToken: chain.baseTokens.lowerBound) == LoneGroup.name,
      let call = chain.suffixes.first, call.tokens.first?.kind == .leftBrace, let closure = call.onlyClosure,
      closure.child(.closureSignature) == nil, closure.items.count == 1
    else { return nil }
    return closure.items[0]
  }

  /// Whether its body would be the same in a closure that a builder of views takes.
  fileprivate var isOfViewBuilder: Bool {
    let builders = attributes.map(\.attributeName).filter { $0.hasSuffix("Builder") }
    if builders == ["ViewBuilder"] { return true }
    guard builders.isEmpty, let items = halfBody?.items, items.count == 1 else { return false }
    return items[0].kind == .expressionStatement
  }
}
