// x.shim(1)          by name(_: #0)                → x.name(1)
// x.shim()           by name(_: .hidden)           → x.name(.hidden)
// x.shim(a, b: c)    by name(b: #1, a: #0)         → x.name(b: c, a: a)   where neither runs anything
// x.shim(1)          with `size: Int = 2`          → x.name(1, size: 2)
// x.shim { … }       by name(perform: #0)          → x.name { … }
// x.shim { f($0) }   by name { _, new in #0(new) } → x.name { f($1) }
// x.shim(1)          by name = #0                  → x.name = 1
//
// Where nothing but the name changes, nothing but the name is touched. Arguments whose evaluation may be noticed
// keep their order.
import SwiftSource

/// How a call of a shim becomes the call that the shim made.
struct CallRewrite {
  let forwarding: Forwarding
  let parameters: [Parameter]
  /// The new declaration converts what is passed as the old one does.
  var isRenaming = false

  /// What takes the place of the call's suffix, as edits of the file.
  /// - Parameters:
  ///   - call: the `callSuffix`; `nil`: the name stands alone.
  ///   - end: where the suffix would begin.
  func edits(of call: Syntax?, at end: Int, in tree: SyntaxTree) throws(Obstacle) -> [Edit] {
    guard let passed = CallSite(call: call).match(parameters) else {
      throw .mismatch
    }
    let rest = try rest(passed, behind: end, in: tree)
    let callEnd = call?.range.upperBound ?? end
    guard let all = forwarding.arguments else {
      try checkDropped(passed, in: tree)
      if let assigned = forwarding.assigned {
        guard let call, tree.comments(in: call.range).isEmpty else { throw .lostComment }
        try checkWritten(passed)
        return [Edit(call.range, replacement: "\(rest) = \(try text(of: assigned, passed, in: tree))")]
      }
      // A property takes the place of a method without parameters.
      return (call.map { [Edit($0.range)] } ?? []).writing(rest, at: callEnd)
    }
    try checkWritten(passed)
    try checkDropped(passed, in: tree)
    let arguments = all.filter { !isLeftOut($0, passed) }
    if let call, isIdentity(arguments, passed) {
      return (try qualifying(passed, of: call, in: tree) + adapting(arguments, passed))
        .writing(rest, at: callEnd)
    }
    return try rebuilt(call, at: end, arguments, passed, in: tree).writing(rest, at: callEnd)
  }

  /// Whether the call means the same with the native name: every argument is passed on with its own label and in
  /// its place, and nothing else.
  private func isIdentity(_ arguments: [Forwarding.Argument], _ passed: [CallSite.Passed]) -> Bool {
    let written = parameters.indices.filter { number in
      forwarding.arguments?.contains { $0.isWhole(number) && isLeftOut($0, passed) } != true
    }
    guard arguments.count == written.count else { return false }
    for (index, argument) in zip(written, arguments) {
      guard argument.isWhole(index) else { return false }
      switch passed[index] {
      case .omitted: return false
      case .argument:
        if argument.isTrailing || argument.label != parameters[index].label { return false }
      case .closure(let closure):
        if let label = closure.label, (argument.label ?? "_") != label { return false }
      }
    }
    return true
  }

  /// Whether the native call has the same value for what a call leaves out.
  private func isLeftOut(_ argument: Forwarding.Argument, _ passed: [CallSite.Passed]) -> Bool {
    guard let omissions = forwarding.facts?.omissions, !omissions.isEmpty,
      case .parameter(let number) = argument.value, case .omitted = passed[number]
    else { return false }
    let omitted = passed.indices.filter { if case .omitted = passed[$0] { true } else { false } }
    return omissions.contains(Set(omitted))
  }

  // MARK: Arguments

  /// What the closures need that take other parameters.
  private func adapting(
    _ arguments: [Forwarding.Argument], _ passed: [CallSite.Passed]
  ) throws(Obstacle) -> [Edit] {
    var edits: [Edit] = []
    for argument in arguments {
      guard case .adapted(let number, let shape) = argument.value else { continue }
      edits += try shape.edits(of: try closure(passed: passed[number], for: number))
    }
    return edits
  }

  private func checkWritten(_ passed: [CallSite.Passed]) throws(Obstacle) {
    for case .argument(let argument) in passed where argument.valueTokens.isEmpty { throw .mismatch }
  }

  /// Doubts what takes its type from the shim's parameter.
  func check(_ number: Int, _ passed: CallSite.Passed, in tree: SyntaxTree) throws(Doubt) {
    let parameter = parameters[number]
    switch passed {
    case .argument(let argument), .closure(let argument):
      if let closure = argument.closure { try check(closure, for: number) }
    case .omitted: break
    }
    guard case .argument(let argument) = passed, !argument.valueTokens.isEmpty else { return }
    if parameter.label == nil, argument.valueText == "nil", parameter.mayBeGeneric,
      forwarding.facts?.takes(parameter.type, for: number) != true
    {
      throw .otherType("nil")
    }
    if parameter.isColor, forwarding.mayTakeOthers(number, than: parameter),
      let member = tree.fallbackMember(of: argument.valueTokens),
      !forwarding.takesStyles(number) || !Parameter.colorsOfStyles.contains(member)
    {
      throw .otherType(".\(member)")
    }
    // `String` is passed on as what it is; a literal could be taken for a localized key.
    if parameter.label == nil || forwarding.isUnlabeled(number)
      || forwarding.facts?.takesString(number) == false
    {
      try checkString(argument.valueTokens, of: tree, for: number)
    }
  }

  /// Explicit types where an implicit member might be looked for in another type.
  private func qualifying(
    _ passed: [CallSite.Passed], of call: Syntax, in tree: SyntaxTree
  ) throws(Obstacle) -> [Edit] {
    var edits: [Edit] = []
    for (number, value) in passed.enumerated() {
      guard case .argument(let argument) = value else { continue }
      let range = argument.valueRange
      let typed = typed(argument, for: number, in: tree)
      edits += [(range.lowerBound, typed.before), (range.upperBound, typed.behind)]
        .filter { !$0.1.isEmpty }.map { Edit($0.0..<$0.0, replacement: $0.1) }
    }
    return edits
  }

  /// The whole list anew.
  private func rebuilt(
    _ call: Syntax?, at end: Int, _ arguments: [Forwarding.Argument], _ passed: [CallSite.Passed],
    in tree: SyntaxTree
  ) throws(Obstacle) -> [Edit] {
    var inside: [String] = []
    var behind: [CallArgument] = []
    // A closure from between the parentheses.
    var moved: String?
    let closures = call?.trailingClosures ?? []
    for argument in arguments {
      if let number = argument.value.parameters.first, case .closure(let closure) = passed[number],
        argument.isWhole(number)
      {
        guard closure.label == nil || closure.label == argument.label else {
          throw .closure
        }
        behind.append(closure)
        continue
      }
      if !behind.isEmpty || moved != nil {
        throw .closure
      }
      let text = try text(of: argument.value, passed, in: tree)
      if argument.isTrailing, argument.label == nil {
        // Only what stands behind a call needs no label.
        if let number = argument.value.parameters.first, argument.isWhole(number) {
          _ = try closure(passed: passed[number], for: number)
        }
        if call?.standsInCondition != false {
          throw .closure
        }
        moved = text
      } else {
        inside.append((argument.label.map { "\($0): " } ?? "") + text)
      }
    }
    guard behind.map(\.node) == closures.map(\.node) else {
      throw .closure
    }
    try checkOrder(passed, in: tree)
    let adapting = behind.isEmpty ? [] : try adapting(arguments, passed)
    let parentheses = call.flatMap(parentheses)
    let list = parentheses ?? end..<end
    // Arguments on lines of their own keep them as long as they are what they were.
    if moved == nil, let kept = relabelled(call, arguments, passed, in: tree) { return kept + adapting }
    if !tree.comments(in: list).isEmpty {
      throw .lostComment
    }
    if inside.isEmpty, !closures.isEmpty, list.isEmpty { return adapting }
    let written = inside.isEmpty && moved != nil ? "" : "(" + inside.joined(separator: ", ") + ")"
    return [Edit(list, replacement: written + (moved.map { " " + $0 } ?? ""))] + adapting
  }

  /// The parentheses with what is between them; `nil`: there are none.
  private func parentheses(of call: Syntax) -> Range<Int>? {
    guard call.tokens.first?.kind == .leftParen,
      let closing = call.tree.matchingBracket(ofToken: call.tokenIndices.lowerBound)
    else { return nil }
    return call.range.lowerBound..<Int(call.tree.tokens[closing].end)
  }

  /// The same arguments in the same order, some with other labels: only labels change.
  private func relabelled(
    _ call: Syntax?, _ arguments: [Forwarding.Argument], _ passed: [CallSite.Passed], in tree: SyntaxTree
  ) -> [Edit]? {
    guard call != nil, arguments.count == parameters.count,
      arguments.indices.allSatisfy({ arguments[$0].isWhole($0) })
    else { return nil }
    var edits: [Edit] = []
    for (index, argument) in arguments.enumerated() {
      guard case .argument(let value) = passed[index] else {
        if case .closure = passed[index] { continue }
        return nil
      }
      if case .adapted = argument.value { return nil }
      let typed = typed(value, for: index, in: tree)
      let end = value.valueRange.upperBound
      if value.label != argument.label || !typed.before.isEmpty {
        if let label = argument.label, value.label != nil, typed.before.isEmpty {
          edits.append(Edit(value.node.anchor.range, replacement: label))
          if !typed.behind.isEmpty { edits.append(Edit(end..<end, replacement: typed.behind)) }
          continue
        }
        let start = value.node.range.lowerBound..<value.valueRange.lowerBound
        // The caller says why.
        if !tree.comments(in: start).isEmpty { return nil }
        edits.append(Edit(start, replacement: (argument.label.map { "\($0): " } ?? "") + typed.before))
      }
      if !typed.behind.isEmpty { edits.append(Edit(end..<end, replacement: typed.behind)) }
    }
    return edits
  }

  /// What the native call does not take is evaluated no more.
  private func checkDropped(_ passed: [CallSite.Passed], in tree: SyntaxTree) throws(Obstacle) {
    let used = Set(forwarding.order)
    for (index, value) in passed.enumerated() where !used.contains(index) {
      // It is made and never called, or the default.
      guard case .argument(let argument) = value else { continue }
      if !isPure(argument, in: tree) {
        throw .evaluation(parameters[index].name)
      }
    }
  }

  private func isPure(_ argument: CallArgument, in tree: SyntaxTree) -> Bool {
    argument.closure != nil || tree.isPure(argument.valueTokens)
  }

  /// Why it may matter that an argument is not evaluated any more which the native call does not take.
  func doubtOfDropped(_ passed: [CallSite.Passed], in tree: SyntaxTree) -> Doubt? {
    let used = Set(forwarding.order)
    return passed.indices.lazy.filter { !used.contains($0) }.compactMap { index -> Doubt? in
      guard case .argument(let argument) = passed[index], !isPure(argument, in: tree) else { return nil }
      return .evaluation(argument.valueText)
    }.first
  }

  /// The whole call, where what was an argument becomes what the native member is called on.
  func text(calling number: Int, by call: Syntax?, in tree: SyntaxTree) throws(Obstacle) -> String {
    guard let passed = CallSite(call: call).match(parameters) else {
      throw .mismatch
    }
    guard case .argument(let receiver) = passed[number], !receiver.valueTokens.isEmpty else {
      throw .notWritten(parameters[number].name)
    }
    try checkWritten(passed)
    try checkDropped(passed, in: tree)
    try checkOrder(passed, in: tree)
    if let call, !tree.comments(in: call.range).isEmpty {
      throw .lostComment
    }
    // A literal is of the parameter's type by itself, or of another one.
    if tree.tokens[receiver.valueTokens.lowerBound].kind == .period
      || tree.isLiteral(receiver.valueTokens)
        && SyntaxTree(receiver.valueText).typeOfLiteral != parameters[number].type
    {
      throw .notWritten(receiver.valueText)
    }
    let list = try list(of: forwarding.arguments, passed, in: tree)
    var base = tree.isPrimary(receiver.valueTokens) ? receiver.valueText : "(\(receiver.valueText))"
    // A member of `Screen.self` is one of `Screen`.
    if base.hasSuffix(".self"), base.utf8.count > 5 { base.removeLast(5) }
    let native = "\(base).\(forwarding.name ?? "")\(list)"
    guard let assigned = forwarding.assigned else { return native }
    return "\(native) = \(try text(of: assigned, passed, in: tree))"
  }

  func checkOrder(_ passed: [CallSite.Passed], in tree: SyntaxTree) throws(Obstacle) {
    let order = forwarding.order
    guard order != order.sorted() else { return }
    for value in passed {
      guard case .argument(let argument) = value else { continue }
      if !isPure(argument, in: tree) { throw .evaluation(argument.valueText) }
    }
  }
}
