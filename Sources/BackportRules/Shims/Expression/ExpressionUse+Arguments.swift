// full(make())     with `#0.first + #0.last`: refused, `make` would run twice
// add(-1)          with `n + #0` → n + (-1);  of a `Double`, 1 is 1.0;  of an `Int?`, x is `x as Int?`
import LintCore
import SwiftSource

extension ExpressionUse {
  struct Value {
    var text: String
    /// A member can follow it, or an operator stand beside it.
    var isPrimary: Bool
    var isClosure = false
    var type: String
    /// The value is of the type by itself.
    var isTyped = false
    /// The type can be written here.
    var isWritable = true

    func text(at place: ExpressionTemplate.Place) throws(Obstacle) -> String {
      if isClosure, !place.isWhole { throw .closure }
      if place.isBehindOperator, text.first == "-" { throw .notWritten(text) }
      var (text, isPrimary) = (text, isPrimary)
      if type.hasSuffix("?"), !isTyped, !text.hasSuffix(" as \(type)") {
        guard isWritable, type.isPlainTypeName else { throw .notWritten(text) }
        (text, isPrimary) = ("\(isPrimary ? text : "(\(text))") as \(type)", false)
      }
      return isPrimary || place.isWhole ? text : "(\(text))"
    }
  }

  func value(of number: Int, _ passed: CallSite.Passed) throws(Obstacle) -> Value {
    let parameter = parameters[number]
    switch passed {
    case .closure: throw .closure
    case .omitted:
      guard let value = parameter.defaultValue else { throw .notWritten(parameter.name) }
      let tree = SyntaxTree(value)
      guard tree.isContextFree(0..<tree.tokens.count - 1, orTypes: true),
        let typed = TypedArgument(defaultOf: parameter, in: tree, isDirect: false, takesAnyType: true)
      else { throw .notWritten(parameter.name) }
      if !typed.isEmpty, template.unwritable.contains(number) { throw .notWritten(parameter.name) }
      return Value(
        text: typed.before + value + typed.behind, isPrimary: typed.behind.isEmpty, type: parameter.type,
        isWritable: !template.unwritable.contains(number))
    case .argument(let argument):
      let tokens = argument.valueTokens
      if tokens.isEmpty { throw .mismatch }
      if argument.closure != nil {
        return Value(text: try rewritten(tokens), isPrimary: true, isClosure: true, type: parameter.type)
      }
      let names = Set(tokens.map { tree.text(ofToken: $0) })
      let isInClosure = template.places(ofParameter: number).contains(where: \.isInClosure)
      if let name = template.introduced.intersection(names).min(), isInClosure { throw .shadowed(name) }
      if isInClosure, tokens.contains(where: { tree.tokens[$0].kind == .dollarIdentifier }) { throw .closure }
      let text = try rewritten(tokens)
      if text == argument.valueText { return try typed(text, tokens, of: tree, for: number) }
      let own = SyntaxTree(text)
      return try typed(text, 0..<own.tokens.count - 1, of: own, for: number)
    }
  }

  private func typed(
    _ text: String, _ tokens: Range<Int>, of tree: SyntaxTree, for number: Int
  ) throws(Obstacle) -> Value {
    let parameter = parameters[number]
    let shape = tree.shape(of: tokens)
    let typed =
      TypedArgument(memberFor: parameter, tokens, of: tree)
      ?? TypedArgument(tokens, of: tree, for: parameter, takesAnyType: shape.takesTypeFromContext)
    let isUnwritable = template.unwritable.contains(number)
    if shape.takesTypeFromContext, typed.isEmpty || isUnwritable, !shape.isMade(of: parameter.type) {
      throw .notWritten(text)
    }
    let isPrimary = typed.isEmpty && (tree.isPrimary(tokens) || shape == .string && tokens.count == 3)
    return Value(
      text: typed.before + text + typed.behind, isPrimary: isPrimary, type: parameter.type,
      isTyped: shape == .typed(parameter.type), isWritable: !isUnwritable)
  }

  /// What may have an effect is evaluated once, in its order, and first.
  func checkOrder(_ passed: [CallSite.Passed]) throws(Obstacle) {
    let order = template.pieces.compactMap { if case .parameter(let number, _) = $0 { number } else { nil } }
    for (number, value) in passed.enumerated() {
      guard case .argument(let argument) = value, argument.closure == nil else { continue }
      let places = template.places(ofParameter: number)
      if places.contains(where: \.isInClosure),
        !tree.canWait(argument.valueTokens, at: argument.node, isView: parameters[number].isView)
      {
        throw .evaluation(argument.valueText)
      }
      if places.count == 1, places[0].isEarly, order == order.sorted() { continue }
      if !tree.isPure(argument.valueTokens) { throw .evaluation(argument.valueText) }
    }
  }
}
