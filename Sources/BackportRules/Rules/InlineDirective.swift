// // backport:inline
// func roundedUp(_ x: Double) -> Double { ceil(x) }      → nothing
// roundedUp(3.5)                                         → ceil(3.5)
//
// The directive is a person's word: what its declaration says may be of the project, and needs no check. Everything
// else that has to hold at a use holds here, too.
import LintCore
import SwiftSource

extension Rule {
  static let inlineDirective = Rule(
    id: "removable-shim", kind: "directive",
    summary: "A declaration marked 'backport:inline', whose uses can say what it says",
    words: [InlineDirective.marker],
    documentation: Documentation(
      what: """
        Finds functions, computed properties, views, view modifiers and type aliases with the comment \
        `// backport:inline` above them. It says: write at each use what the declaration says, and delete it. The \
        declaration needs no check, and may say something of the project, in any expression on one line. So the \
        author of a library can retire a name, and those who have the library in their repository are done with one \
        command; and a team can take out what a migration left for its name.
        """,
      before: """
        extension Account {
          // backport:inline
          func logIn(_ name: String) { signIn(user: name) }
        }
        account.logIn(field)
        """,
      after: """
        account.signIn(user: field)
        """,
      safety: """
        As for a function that only calls the system. The fix is not safe for a public declaration, whose other users \
        are out of sight. An argument or receiver that may have an effect is evaluated once and in its order, and what \
        takes its type from the declaration says that type; parentheses keep together what belongs together. What \
        only a type checker could tell, such as whether an argument is of the parameter's type, is not safe. Where \
        the declaration is more than one expression, or a use cannot be rewritten, it stays, and the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { $0.identified(InlineDirective.shims(in: $0)) },
      resolve: { ForwardingSearch(rule: .shim("directive"), shims: $0.all()).step($0) }))
}

/// `// backport:inline`, on a line of its own above a declaration.
enum InlineDirective {
  static let marker = SyntaxTree.inlineMarker

  /// What marked declarations make of their uses.
  static func shims(in pass: FilePass) -> [ForwardingShim] {
    let marked = pass.markedDeclarations.sorted().map { Syntax(tree: pass.tree, index: $0) }
    let known =
      ForwardingShimReader(pass: pass, isMarked: true).shims(
        among: marked.filter { [.functionDeclaration, .variableDeclaration].contains($0.kind) })
      + [.view, .modifier].flatMap { kind in
        TypeShimReader(pass: pass, kind: kind, isMarked: true).shims(
          among: marked.filter { $0.kind == .structDeclaration })
      } + marked.filter { $0.kind == .typealiasDeclaration }.map { ForwardingShim(alias: $0, in: pass) }
    let places = Set(known.map(\.place.start.offset))
    return known
      + marked.filter {
        !places.contains($0.named.anchor.range.lowerBound) && !pass.facts.hasOpenCheck(within: $0)
      }
      .map { ForwardingShim(unclear: $0, in: pass) }
  }
}

extension FilePass {
  /// The declarations below a comment that says `backport:inline`, by their nodes.
  var markedDeclarations: Set<Int> { remembered { MarkedDeclarations($0) }.nodes }
}

private struct MarkedDeclarations {
  var nodes: Set<Int> = []

  init(_ pass: FilePass) {
    let tree = pass.tree
    guard tree.text.bytes.withUnsafeBytes(Self.marker.occur) else { return }
    for comment in pass.comments {
      let text = tree.text[comment.range].drop { $0 == "/" || $0 == "*" || $0 == " " }
      guard text.hasPrefix(InlineDirective.marker),
        text.dropFirst(InlineDirective.marker.count).first?.isLetter != true,
        let node = tree.node(coveringToken: comment.nextToken).selfAndAncestors.first(where: {
          $0.kind.isDeclaration && $0.tokenIndices.lowerBound == comment.nextToken
        })
      else { continue }
      nodes.insert(node.index)
    }
  }

  private static let marker = WordSet([InlineDirective.marker])
}

extension ForwardingShim {
  /// One that is not a single call.
  fileprivate init(unclear node: Syntax, in pass: FilePass) {
    let tree = pass.tree
    self.init(
      name: node.named.declaredName ?? node.title, isProperty: node.kind == .variableDeclaration,
      isFree: node.owningType == nil, isStatic: node.isStaticMember, owner: node.owningType?.typeName,
      onlyFile: node.isPrivate ? pass.path : nil, parameters: node.parameterList ?? [], isPlain: true,
      isWithinType: false, conditions: [], isPublic: pass.isSeenOutside(node), imports: [],
      place: pass.projectPlace(node.named.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node))), removableLines: 0, isVoid: false
    )
    isMarked = true
    reason = .moreThanAnExpression(nil)
  }

  /// `typealias Old = New`.
  fileprivate init(alias node: Syntax, in pass: FilePass) {
    self.init(unclear: node, in: pass)
    kind = .alias
    removableLines = pass.tree.text.lineCount(of: node.emptiedOwner.range)
    guard let type = node.child(.type)?.text, let new = NewName(type), new.labels == nil,
      node.child(.genericParameters) == nil
    else { return }
    reason = pass.isExposedToObjectiveC(node) ? .exposed(.objectiveC) : nil
    imports = pass.tree.importedModules
    forwarding = Forwarding(
      receiver: new.owner.map { .type($0) } ?? .none(module: nil), name: new.name, arguments: nil)
  }
}

extension Forwarding {
  /// Adds the types of a function in the same file that a marked declaration calls.
  /// - Parameters:
  ///   - owner: of that declaration.
  ///   - token: where the call begins.
  mutating func consultOwn(
    _ owner: Syntax?, _ parameters: [Parameter], at token: Int, in pass: FilePass
  ) throws(Obstacle) {
    guard let name, let arguments, rest.isEmpty else { return }
    if case .none(module: nil) = receiver, !name.isTypeName,
      case .member = pass.scopes.meaning(of: name, at: token)
    {
      guard let type = owner?.typeName else { throw .shadowed(name) }
      receiver = .type(type)
    }
    let isMember = if case .none = receiver { false } else { true }
    let called = pass.tree.nodes { $0 == .functionDeclaration }.filter { function in
      function.declaredName == name && (function.owningType != nil) == isMember
        && (!isMember || function.owningType?.typeName == owner?.typeName)
        && function.parameterList?.map(\.label) == arguments.map(\.label)
    }
    // What it gives back may depend on what is asked for.
    if called.count > 1 || called.first?.child(.returnType)?.child(.type)?.speaksOfGenericParameter == true {
      throw .result
    }
    guard called.count == 1, let taken = called[0].parameterList else { return }
    var facts = facts ?? NativeFacts()
    for (argument, parameter) in zip(arguments, taken) {
      guard case .parameter(let number) = argument.value else { continue }
      facts.types[number] = parameter.type
      if parameter.type == parameters[number].type { facts.kept.insert(number) }
    }
    facts.result = called[0].child(.returnType)?.child(.type)?.text ?? ""
    self.facts = facts
  }
}
