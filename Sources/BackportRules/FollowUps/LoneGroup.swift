// Group {                      → Text("a")
//   Text("a")                        .padding()
// }
// .padding()
//
// SwiftUI's `Group` around one view has no effect. Refused where the project declares or extends a `Group`, where it
// names `Group` as a type other than that of an initialized variable, and where a comment would be lost.
import LintCore
import Native
import SwiftSource

extension Rule {
  static let loneGroup = Rule(
    id: "lone-group",
    summary: "A SwiftUI 'Group' around a single view",
    documentation: Documentation(
      what: """
        Finds a `Group` that held an availability check, and holds one view now.
        """,
      why: """
        A `Group` is there to give several views, or the branches of an `if`, the same modifiers. Around \
        one view it has no effect.
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
        it as a type, where one of its modifiers is the project's for some views alone, and where a comment \
        would be lost.
        """
    ),
    changes: [.loneGroup])
}

extension ChangeRule {
  fileprivate static let loneGroup = ChangeRule(
    names: { pass in
      let groups = LoneGroup.all(in: pass)
      if groups.isEmpty { return [] }
      return groups.reduce(into: [LoneGroup.name]) { $0.formUnion($1.members.map(NamedFiles.declaration)) }
    },
    check: { pass in
      let groups = LoneGroup.all(in: pass)
      if groups.isEmpty || pass.project.files(naming: LoneGroup.name).contains(where: \.namesGroup) {
        return
      }
      for group in groups where !group.mayMeanOther(in: pass.project) {
        pass.report(
          group.chain.range, "the 'Group' holds a single view", subject: "Group",
          fix: pass.fix(.safe([group.edit])))
      }
    })
}

struct LoneGroup {
  static let name = "Group"
  fileprivate static let filter = NameFilter([name])

  let chain: Syntax
  /// The view.
  private let content: Syntax
  private var tree: SyntaxTree { chain.tree }

  static func all(in pass: ChangePass) -> [LoneGroup] {
    let importsSwiftUI = pass.after.root.children.contains {
      $0.kind == .importDeclaration && $0.name == "SwiftUI"
    }
    guard importsSwiftUI else { return [] }
    let tree = pass.after
    let chains = tree.nodes { $0 == .chain }.filter { chain in
      tree.text.reads(name, at: tree.tokens[chain.tokenIndices.lowerBound].nameRange)
    }
    return chains.compactMap(LoneGroup.init).filter {
      !$0.chain.isInTypedValue && !$0.chain.isGivenToVariable
    }.filter {
      pass.isNew($0.chain.baseTokens.lowerBound..<$0.chain.suffixes[0].tokenIndices.upperBound)
    }
  }

  private init?(_ chain: Syntax) {
    guard chain.baseTokens.count == 1, chain.tree.text(ofToken: chain.baseTokens.lowerBound) == Self.name,
      let call = chain.suffixes.first, call.kind == .callSuffix, call.tokens.first?.kind == .leftBrace,
      let closure = call.onlyClosure, closure.child(.closureSignature) == nil, closure.items.count == 1,
      let content = closure.items.first, content.kind == .expressionStatement,
      let view = content.child(.chain), view.tokenIndices == content.tokenIndices,
      chain.tree.tokens[view.tokenIndices.lowerBound].kind == .identifier,
      !view.suffixes.contains(where: { $0.kind == .ifConfig || $0.kind == .operatorSuffix }),
      // It builds as many views as it has elements.
      chain.tree.text(ofToken: view.tokenIndices.lowerBound) != "ForEach",
      chain.tree.comments(in: call.range).allSatisfy({ content.range.contains($0.lowerBound) })
    else { return nil }
    self.chain = chain
    self.content = content
  }

  /// What is done to it.
  fileprivate var members: Set<String> {
    Set(chain.suffixes.filter { $0.kind == .memberSuffix }.map(\.name))
  }

  /// Whether the project has members of those names for some views only: the view may be one of these, and was not when
  /// it was a group.
  fileprivate func mayMeanOther(in project: NamedFiles) -> Bool {
    let start = content.tokenIndices.lowerBound
    let name = tree.text(ofToken: start)
    // A view that a member or function gives may be any.
    let view = name.isTypeName && tree.tokens[start + 1].kind != .period ? name : nil
    return members.contains { member in
      project.files(declaring: member).contains { file in
        file.tree.owners(ofMember: member).contains { $0.mayBeOf(view) }
      }
    }
  }

  var edit: Edit {
    let text = tree.text
    let indentation = text[text.indentation(at: chain.range.lowerBound)]
    let inner = text[text.indentation(at: content.range.lowerBound)]
    let view = tree.text(of: content.range, movedFrom: inner, to: indentation)
    let rest = chain.suffixes[0].range.upperBound..<chain.range.upperBound
    // What follows stands below the view's own modifiers, and below a view of one line is indented.
    let column =
      leadingDot(of: content.child(.chain)!).flatMap {
        $0.hasPrefix(inner) ? indentation + $0.dropFirst(inner.count) : nil
      } ?? (view.contains(where: \.isNewline) || !inner.hasPrefix(indentation) ? nil : inner)
    let old = leadingDot(of: chain) ?? indentation
    guard let column else { return Edit(chain.range, replacement: view + text[rest]) }
    return Edit(chain.range, replacement: view + tree.text(of: rest, movedFrom: old, to: column))
  }

  /// The white space before the last member of a chain that begins a line.
  private func leadingDot(of chain: Syntax) -> String? {
    chain.suffixes.last {
      $0.kind == .memberSuffix && $0.tokens.first?.flags.contains(.atStartOfLine) == true
    }
    .map { tree.text[tree.text.indentation(at: $0.range.lowerBound)] }
  }
}

extension SyntaxTree {
  /// The types and extensions with a member of a name, and the members.
  fileprivate func owners(ofMember name: String) -> [MemberOwner] {
    nodes { $0 == .functionDeclaration || $0 == .variableDeclaration }.compactMap { node in
      let names =
        node.kind == .functionDeclaration ? [node.declaredName] : node.children(.binding).map(\.declaredName)
      guard names.contains(name), let owner = node.owningType else { return nil }
      return MemberOwner(member: node, owner: owner)
    }
  }
}

/// Where a member is declared.
private struct MemberOwner {
  let member: Syntax
  let owner: Syntax

  /// Whether it is a member of some views only, and the view may be one of them.
  /// - Parameter view: the type of the view; `nil`: any.
  func mayBeOf(_ view: String?) -> Bool {
    let name = owner.extendedOrDeclaredName?.split(separator: ".").last.map(String.init) ?? ""
    if name == "View" { return member.child(.whereClause) != nil || owner.child(.whereClause) != nil }
    guard let view else { return owner.kind != .classDeclaration && !name.hasObjectiveCPrefix }
    if name == view { return true }
    // Of a protocol, it may be the view's.
    guard owner.kind == .extensionDeclaration else { return owner.kind == .protocolDeclaration }
    let isOtherType =
      name.hasObjectiveCPrefix || name.isKnownConcreteType
      || owner.tree.nodes(where: \.isTypeDeclaration).contains {
        $0.declaredName == name && $0.kind != .protocolDeclaration
      }
    let kinds = NativeIndex.builtIn.types(named: name).map(\.kind)
    return !isOtherType && (kinds.isEmpty || kinds.contains(.protocolType))
  }
}

extension NamedFiles.File {
  /// Whether it declares or extends a `Group`, or names it as a type: what is chosen for groups may not be chosen for
  /// their views.
  var namesGroup: Bool {
    tree.identifiers(among: LoneGroup.filter).contains { index in
      let node = tree.node(coveringToken: index)
      return tree.text(ofToken: index) == LoneGroup.name && !node.isMade(byToken: index)
        && !node.isTypeOfValue(byToken: index)
    }
  }
}

extension Syntax {
  /// Whether a variable has its type from it, and may be given another group later.
  fileprivate var isGivenToVariable: Bool {
    guard let value = parent, value.kind == .initializer, let variable = value.parent?.parent,
      variable.kind == .variableDeclaration
    else {
      return parent?.kind == .expressionStatement && tree.tokens[tokenIndices.lowerBound - 1].kind == .equal
    }
    return !variable.flags.contains(.isLet)
  }

  /// Whether it is a part of a value whose type is written down and names groups.
  fileprivate var isInTypedValue: Bool {
    ancestors.contains { node in
      node.kind == .binding
        && node.child(.type)?.tokenIndices.contains { tree.text(ofToken: $0) == LoneGroup.name } == true
    }
  }

  /// Whether a token begins the whole type of a variable with a value: `let group: Group<Text> = Group {`.
  fileprivate func isTypeOfValue(byToken index: Int) -> Bool {
    guard kind == .type, tokenIndices.lowerBound == index, let binding = parent, binding.kind == .binding
    else {
      return false
    }
    return binding.child(.initializer) != nil
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
