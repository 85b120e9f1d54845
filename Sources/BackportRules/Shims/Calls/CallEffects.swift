// @MainActor func send() { post() }       await x.send()   in doubt: 'send' runs on the main actor, 'post' where it is called
// func load() async { read() }            await x.load()   refused: 'load' leaves the actor of its caller, 'read' does not
// func find() throws { open() }           try x.find()     refused: nothing would throw
// @discardableResult func add() -> Int    x.add()          in doubt: the compiler may warn of the unused result
//
// Isolation, effects and a result that may be dropped belong to a declaration, not to the expression in its body. Every
// family asks here whether a use keeps them.
import LintCore
import SwiftSource

/// What the declaration of a shim says about its calls, beyond their values.
struct CallEffects: Hashable, Sendable {
  /// The global actor that it runs on: by its own attribute, or by that of the extension or type around it.
  var actor: String?
  /// Callers may drop its result.
  private var isDiscardable = false

  static let none = CallEffects()
  private init() {}

  /// - Parameter declaration: a function, variable or initializer.
  init(of declaration: Syntax) {
    isDiscardable = declaration.isDiscardable && !declaration.givesNothing
    if declaration.modifiers.contains("nonisolated") { return }
    actor = declaration.globalActor ?? declaration.owningType?.globalActor
  }

  /// The native call may behave differently from a use, or bring a warning: why.
  /// - Parameters:
  ///   - operand: the tokens of what it is called on, the name and the call.
  ///   - facts: of the native call.
  func doubt(
    aboutUse operand: Range<Int>, calling native: String?, _ facts: NativeFacts?, at place: ProjectPlace,
    in pass: FilePass
  ) -> Doubt? {
    let tree = pass.tree
    if let actor, tree.isAwaited(operand) { return .isolation(actor, place.site) }
    guard isDiscardable, facts?.givesNothing != true, let chain = tree.chain(of: operand),
      case .dropped = VoidUse(of: chain)
    else { return nil }
    return .discarded(native ?? "")
  }
}

extension Syntax {
  /// The global actor that an attribute of a declaration names.
  var globalActor: String? { attributes.lazy.map(\.attributeName).first { $0.hasSuffix("Actor") } }

  /// Why callers of a function, variable or initializer rely on effects that the expression in its body lacks.
  /// - Parameter value: the tokens of that expression.
  func objectionToEffects(of value: Range<Int>) -> Obstacle? {
    let said = Set(value.map { tree.text(ofToken: $0) })
    let declared = effects
    if isDeclaredToThrow || declared.contains("throws"), !said.contains("try") { return .effect("throws") }
    if declared.contains("async"), !said.contains("await") { return .effect("async") }
    return nil
  }
}

extension SyntaxTree {
  /// Whether an `await` or an `async let` covers an operand.
  fileprivate func isAwaited(_ operand: Range<Int>) -> Bool {
    guard let first = operand.first else { return false }
    let blocks: Set<NodeKind> = [
      .closure, .codeBlock, .memberBlock, .accessorBlock, .switchCase, .sourceFile,
    ]
    let around = node(coveringToken: first).selfAndAncestors
    let statement = around.prefix { !blocks.contains($0.kind) }.last
    guard let statement else { return false }
    if statement.kind == .variableDeclaration, statement.modifiers.contains("async") { return true }
    let closure = around.first { $0.kind == .closure }
    return (statement.tokenIndices.lowerBound..<first).contains { token in
      text(ofToken: token) == "await"
        && node(coveringToken: token).selfAndAncestors.first { $0.kind == .closure } == closure
    }
  }
}

extension Syntax {
  /// Whether calls of a function or initializer may throw.
  var isDeclaredToThrow: Bool {
    // Before the result's type, which may be that of a function.
    let declared = child(.returnType)?.tokenIndices.prefix { tree.tokens[$0].kind != .arrow } ?? 0..<0
    return declared.contains { ["throws", "rethrows"].contains(tree.text(ofToken: $0)) }
  }

  /// What callers of a function or variable have to say or allow for.
  var effects: Set<String> {
    var words = modifiers.intersection(["mutating"])
    let parts = kind == .variableDeclaration ? [child(.binding)?.child(.accessorBlock)] : [child(.returnType)]
    for part in parts.compactMap({ $0 }) {
      let getter = part.child(.accessorDeclaration)
      let range = getter.map {
        $0.tokenIndices.lowerBound..<($0.body?.tokenIndices.lowerBound ?? $0.tokenIndices.upperBound)
      }
      // Before the result's type, or before the getter's body.
      let end = part.child(.type)?.tokenIndices.lowerBound ?? part.tokenIndices.upperBound
      let own = range ?? (part.kind == .returnType ? part.tokenIndices.lowerBound..<end : 0..<0)
      for index in own where ["async", "throws"].contains(tree.text(ofToken: index)) {
        words.insert(tree.text(ofToken: index))
      }
    }
    return words
  }
}

extension Syntax {
  /// Whether callers of a function may drop its result.
  var isDiscardable: Bool { attributes.contains { $0.attributeName == "discardableResult" } }
}
