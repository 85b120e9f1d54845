// Group {                      → Text("a")
//   Text("a")                        .padding()
// }
// .padding()
//
// SwiftUI's `Group` around one view has no effect. Refused where the project declares, extends or names a type `Group`,
// and where a comment would be lost.
import LintCore
import SwiftSource

extension Rule {
  static let loneGroup = Rule(
    id: "tidy", kind: "lone-group", formerID: "lone-group",
    summary: "A SwiftUI 'Group' around a single view",
    documentation: Documentation(
      what: """
        Finds a `Group` that held an availability check, and holds one view now.
        """,
      before: """
        // the minimum is iOS 15
        Group {
          if #available(iOS 15, *) { Text(title).badge(1) } else { Text(title) }
        }
        .padding()
        """,
      after: """
        Text(title).badge(1)
          .padding()
        """,
      safety: """
        Always safe. A `Group` stays where the project declares or extends a type of that name, or names \
        it as a type, where a comment would be lost, and around a colour that is an argument: as a style it would \
        fill more.
        """
    ),
    changes: [.loneGroup])
}

extension ChangeRule {
  fileprivate static let loneGroup = ChangeRule(
    check: { pass in
      let groups = LoneGroup.all(in: pass)
      if groups.isEmpty || pass.project.files(naming: LoneGroup.name).contains(where: \.namesGroup) {
        return
      }
      for group in groups {
        pass.report(
          group.chain.range, "the 'Group' holds a single view", subject: "Group",
          fix: pass.fix(.safe([group.edit])))
      }
    })
}

private struct LoneGroup {
  static let name = "Group"
  fileprivate static let filter = NameFilter([name])

  let chain: Syntax
  /// The view.
  private let content: Syntax
  private var tree: SyntaxTree { chain.tree }

  static func all(in pass: ChangePass) -> [LoneGroup] {
    guard pass.after.importedModules.contains("SwiftUI") else { return [] }
    // One that held a single view before is there for another reason.
    let old = Dictionary(grouping: all(in: pass.before), by: \.start)
    let groups = all(in: pass.after)
    let now = Dictionary(grouping: groups, by: \.start)
    return groups.filter {
      now[$0.start]!.count > old[$0.start]?.count ?? 0
        && pass.isNew($0.chain.baseTokens.lowerBound..<$0.chain.suffixes[0].tokenIndices.upperBound)
    }
  }

  private static func all(in tree: SyntaxTree) -> [LoneGroup] {
    tree.nodes { $0 == .chain }.filter { chain in
      tree.text.reads(name, at: tree.tokens[chain.tokenIndices.lowerBound].nameRange)
    }.compactMap(LoneGroup.init)
  }

  /// What its view begins with.
  private var start: String {
    content.tokenIndices.prefix(2).map { tree.text(ofToken: $0) }.joined(separator: " ")
  }

  private init?(_ chain: Syntax) {
    guard chain.baseTokens.count == 1, chain.tree.text(ofToken: chain.baseTokens.lowerBound) == Self.name,
      let call = chain.suffixes.first, call.kind == .callSuffix, call.tokens.first?.kind == .leftBrace,
      let closure = call.onlyClosure, closure.child(.closureSignature) == nil, closure.items.count == 1,
      let content = closure.items.first, content.kind == .expressionStatement,
      // A chain, or a lone name.
      content.child(.chain)?.tokenIndices ?? content.tokenIndices.prefix(1) == content.tokenIndices,
      chain.tree.tokens[content.tokenIndices.lowerBound].kind == .identifier,
      !content.viewSuffixes.contains(where: { $0.kind == .ifConfig || $0.kind == .operatorSuffix }),
      // It builds as many views as it has elements.
      chain.tree.text(ofToken: content.tokenIndices.lowerBound) != "ForEach",
      chain.tree.comments(in: call.range).allSatisfy({ content.range.contains($0.lowerBound) })
    else { return nil }
    // `background(Color.red)` takes a style, which fills more than the view does.
    if chain.parent?.kind == .argument, content.mayBeStyle { return nil }
    self.chain = chain
    self.content = content
  }

  var edit: Edit {
    let text = tree.text
    let indentation = text[text.indentation(at: chain.range.lowerBound)]
    let inner = text[text.indentation(at: content.range.lowerBound)]
    let view = tree.text(of: content.range, movedFrom: inner, to: indentation)
    let rest = chain.suffixes[0].range.upperBound..<chain.range.upperBound
    // What follows stands below the view's own modifiers, and below a view of one line is indented.
    let column =
      leadingDot(of: content.viewSuffixes).flatMap {
        $0.hasPrefix(inner) ? indentation + $0.dropFirst(inner.count) : nil
      } ?? (view.contains(where: \.isNewline) || !inner.hasPrefix(indentation) ? nil : inner)
    let old = leadingDot(of: chain.suffixes) ?? indentation
    guard let column else { return Edit(chain.range, replacement: view + text[rest]) }
    return Edit(chain.range, replacement: view + tree.text(of: rest, movedFrom: old, to: column))
  }

  /// The white space before the last member of a chain that begins a line.
  private func leadingDot(of suffixes: [Syntax]) -> String? {
    suffixes.last {
      $0.kind == .memberSuffix && $0.tokens.first?.flags.contains(.atStartOfLine) == true
    }
    .map { tree.text[tree.text.indentation(at: $0.range.lowerBound)] }
  }
}

extension NamedFiles.File {
  /// Whether it declares or extends a `Group`, or names it as a type: what is chosen for groups may not be chosen for
  /// their views.
  fileprivate var namesGroup: Bool {
    tree.identifiers(among: LoneGroup.filter).contains { index in
      let node = tree.node(coveringToken: index)
      return tree.text(ofToken: index) == LoneGroup.name && !node.isMade(byToken: index)
    }
  }
}

extension Syntax {
  /// The members and calls behind a view that is a statement.
  fileprivate var viewSuffixes: [Syntax] { child(.chain)?.suffixes ?? [] }

  /// Whether a view may be a style as well: a colour, a gradient, or a variable.
  fileprivate var mayBeStyle: Bool {
    let name = tree.text(ofToken: tokenIndices.lowerBound)
    return !name.isTypeName || name.hasSuffix("Gradient")
      || ["Color", "ImagePaint", "Material"].contains(name)
  }

  /// Whether a token is the name of a type that is called: `Group {`, `SwiftUI.Group(`.
  fileprivate func isMade(byToken index: Int) -> Bool {
    switch kind {
    case .chain: baseTokens == index..<index + 1 && suffixes.first?.kind == .callSuffix
    case .memberSuffix: anchorIndex == index && nextSuffix?.kind == .callSuffix
    default: false
    }
  }
}
