// content.badge(count)                → badge(_: #0) on the receiver
// self.listRowSeparator(.hidden)      → listRowSeparator(_: .hidden) on the receiver
// SwiftUI.AsyncImage(url: url)        → SwiftUI's AsyncImage(url: #0)
// date.formatted()                    → formatted() on the argument #0
// content.overlay { overlay() }       → overlay(_: #0), behind the call
// transition(.zoom(id: id))           → transition(_: .zoom(id: #0))
// self.subtitle = text                → subtitle = #0 on the receiver
// self.safeAreaLayoutGuide.topAnchor  → safeAreaLayoutGuide on the receiver, then topAnchor on what that gives
//
// One call or assignment, or members behind each other of which the last may be called, and each argument a constant, a
// parameter as it is, or made of such. Anything else does more than forward.
import SwiftSource

/// The modern expression of a shim, as a call made of parameters and constants.
struct Forwarding: Hashable, Sendable {
  enum Receiver: Hashable, Sendable {
    /// What the shim is called on.
    case receiver
    /// The parameter of that number.
    case parameter(Int)
    /// A type or a free function, perhaps of a module.
    case none(module: String?)
    /// The type itself, of which a static member is called.
    case type(String)
  }
  struct Argument: Hashable, Sendable {
    var label: String?
    var value: Value
    /// It stands behind the call.
    var isTrailing: Bool
  }

  var receiver: Receiver
  /// What is called; `nil`: nothing, and the receiver itself is left.
  var name: String?
  /// `nil`: it is a property.
  var arguments: [Argument]?
  /// What the property is set to; `nil`: it is read.
  var assigned: Value?
  /// The members of the first call's result that are called one after the other.
  var rest: [Link] = []
  /// The receiver is not written: the name could be that of something else than its member.
  var isImplied = false
  /// What the index says of the native call; `nil`: nothing.
  var facts: NativeFacts?
  /// It is a member of a type of which nothing is known: it may be generic, or one of several.
  var isForeign = false
  /// It is a member of a system's type and in no index: the parameters of types that are in none either, and older.
  var unlisted: Set<Int> = []
  /// It is more than that, and this is what stands in place of a use.
  var expression: ExpressionTemplate?

  /// The numbers of the parameters in the order of their use.
  var order: [Int] {
    var result: [Int] = []
    if case .parameter(let number) = receiver { result.append(number) }
    return result + values.flatMap(\.parameters)
  }

  /// What it passes or assigns.
  var values: [Value] { allArguments.map(\.value) + [assigned].compactMap(\.self) }

  /// The arguments of all calls, in order.
  var allArguments: [Argument] { (arguments ?? []) + rest.flatMap { $0.arguments ?? [] } }

  /// The types that constants in a call name: `EdgeInsets` of `EdgeInsets(top: 0)`.
  func constantTypes(_ parameters: [Parameter]) -> Set<String> {
    let texts = parameters.compactMap(\.defaultValue) + values.flatMap(\.texts)
    return texts.reduce(into: []) { names, text in
      // Most are numbers and implicit members.
      if text.contains(where: \.isUppercase) { names.formUnion(SyntaxTree(text).typeNames) }
    }
  }
}

extension Forwarding {
  /// - Parameters:
  ///   - receivers: the names of what the shim is called on: `content` of a wrapper, `self` of an extension.
  ///   - isStatic: the shim has no receiver.
  ///   - returnType: what an implicit member (`.push(from: edge)`) is a member of.
  ///   - takesChains: every member of a chain may be called, not only the last one.
  ///   - callsFunctions: it may call a function that is no member, or one of the type around it.
  init(
    _ tokens: Range<Int>, of tree: SyntaxTree, parameters: [Parameter], receivers: Set<String>,
    isStatic: Bool,
    returnType: String? = nil, takesChains: Bool = false, callsFunctions: Bool = false
  ) throws(Obstacle) {
    for parameter in parameters
    where tokens.count(where: { tree.isUse(of: parameter, at: $0) }) > 1 {
      throw .more(parameter.name)
    }
    var reader = ForwardingReader(
      tree: tree, parameters: parameters, receivers: receivers, isStatic: isStatic, returnType: returnType,
      takesChains: takesChains, callsFunctions: callsFunctions)
    self = try reader.readStatement(tokens)
    for parameter in parameters where parameter.isAutoclosure { throw .more(parameter.name) }
    if parameters.contains(where: { $0.isVariadic || $0.isInout }) { throw .more(nil) }
  }
}

private struct ForwardingReader {
  let tree: SyntaxTree
  let parameters: [Parameter]
  let receivers: Set<String>
  let isStatic: Bool
  let returnType: String?
  let takesChains: Bool
  let callsFunctions: Bool

  private func refusal(_ tokens: Range<Int>) -> Obstacle {
    let text = tokens.isEmpty ? "" : tree.conciseText(of: tree.bytes(of: tokens))
    return .more(text)
  }

  /// A call or a value, or an assignment to a property of the receiver.
  mutating func readStatement(_ whole: Range<Int>) throws(Obstacle) -> Forwarding {
    guard let sign = whole.first(where: { tree.tokens[$0].kind == .equal }),
      tree.chain(of: whole) == nil
    else { return try read(whole) }
    var result = try read(whole.lowerBound..<sign)
    guard result.name != nil, result.arguments == nil, takesChains || result.rest.isEmpty else {
      throw refusal(whole)
    }
    result.assigned = try value(sign + 1..<whole.upperBound)
    return result
  }

  mutating func read(_ whole: Range<Int>) throws(Obstacle) -> Forwarding {
    var tokens = whole
    // A call says `try` and `await` itself.
    while let first = tokens.first, ["try", "await"].contains(tree.text(ofToken: first)), tokens.count > 1,
      ![.exclamationMark, .postfixQuestionMark].contains(tree.tokens[first + 1].kind)
    {
      tokens = tokens.dropFirst()
    }
    if tokens.count == 1, receivers.contains(tree.text(ofToken: tokens.lowerBound)) {
      return Forwarding(receiver: .receiver, name: nil, arguments: nil)
    }
    let chain = tree.chain(of: tokens)
    var suffixes = chain?.suffixes[...] ?? []
    var base = (chain?.baseTokens ?? tokens).map { tree.text(ofToken: $0) }
    if base.count == 1, suffixes.first?.kind != .callSuffix, suffixes.isPath,
      receivers.contains("self"), !receivers.contains(base[0]), !isStatic,
      tree.tokens[tokens.lowerBound].kind == .identifier, chain == nil || !base[0].isTypeName,
      !parameters.contains(where: { $0.name == base[0] })
    {
      var result = Forwarding(receiver: .receiver, name: base[0], arguments: nil, isImplied: true)
      result.rest = try links(&suffixes)
      return result
    }
    guard chain != nil else { throw refusal(whole) }
    // `self.content` is `content`.
    if base == ["self"], !receivers.contains("self"), let first = suffixes.first, first.kind == .memberSuffix,
      receivers.contains(first.name)
    {
      base = [first.name]
      suffixes = suffixes.dropFirst()
    }
    // An implicit member is one of the type that is given back.
    let implicit = returnType.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    if base.isEmpty, let implicit, implicit.isTypeName { base = [implicit] }
    guard base.count == 1 else { throw refusal(whole) }
    var result = Forwarding(receiver: .receiver, name: nil, arguments: nil)
    if suffixes.first?.kind == .memberSuffix, suffixes.first!.tokens.count == 2 {
      result.name = tree.text(ofToken: suffixes.removeFirst().anchorIndex)
      if receivers.contains(base[0]) {
        result.receiver = .receiver
      } else if let number = parameters.firstIndex(where: { $0.name == base[0] }) {
        result.receiver = .parameter(number)
      } else if base[0] != "Self", base[0].first?.isUppercase == true, result.name!.first?.isUppercase == true
      {
        result.receiver = .none(module: base[0])
      } else if base[0] == implicit, result.name == "init" {
        result.receiver = .none(module: nil)
        result.name = implicit
      } else if base[0] == implicit || base[0] != "Self" && base[0].isTypeName && suffixes.isPath {
        result.receiver = .type(base[0])
      } else {
        throw refusal(whole)
      }
    } else {
      // `badge(count)` in an extension of what has it, or a type by its name.
      let isType = base[0].first?.isUppercase == true
      let isOfSelf = !isType && receivers.contains("self") && !isStatic
      // At a use, `Self` is another type.
      guard base[0] != "Self", isType || isOfSelf || callsFunctions && suffixes.first?.kind == .callSuffix,
        !parameters.contains(where: { $0.name == base[0] }), !receivers.contains(base[0])
      else { throw refusal(whole) }
      result.receiver = isOfSelf ? .receiver : .none(module: nil)
      result.isImplied = isOfSelf
      result.name = base[0]
    }
    if let call = suffixes.first, call.kind == .callSuffix {
      suffixes = suffixes.dropFirst()
      result.arguments = try arguments(of: call)
    }
    if takesChains || result.arguments == nil && suffixes.isPath { result.rest = try links(&suffixes) }
    guard suffixes.isEmpty else { throw refusal(whole) }
    if case .none = result.receiver, result.arguments == nil { throw refusal(whole) }
    if case .parameter = result.receiver, !result.rest.isEmpty { throw refusal(whole) }
    return result
  }

  /// The members behind one that was read, and their calls.
  private func links(_ suffixes: inout ArraySlice<Syntax>) throws(Obstacle) -> [Forwarding.Link] {
    var result: [Forwarding.Link] = []
    while let member = suffixes.first, member.kind == .memberSuffix, member.tokens.count == 2 {
      var link = Forwarding.Link(name: tree.text(ofToken: member.anchorIndex))
      suffixes = suffixes.dropFirst()
      if let call = suffixes.first, call.kind == .callSuffix {
        suffixes = suffixes.dropFirst()
        link.arguments = try arguments(of: call)
      }
      result.append(link)
    }
    return result
  }

  private func arguments(of call: Syntax) throws(Obstacle) -> [Forwarding.Argument] {
    var result: [Forwarding.Argument] = []
    for argument in call.arguments {
      result.append(
        .init(label: argument.label, value: try value(argument.valueTokens), isTrailing: false))
    }
    for closure in call.trailingClosures {
      result.append(.init(label: closure.label, value: try value(closure.valueTokens), isTrailing: true))
    }
    return result
  }

  private func value(_ tokens: Range<Int>) throws(Obstacle) -> Forwarding.Value {
    var words = tokens.map { tree.text(ofToken: $0) }
    if words.count == 3, words[0] == "self", words[1] == ".",
      parameters.contains(where: { $0.isKept && $0.name == words[2] })
    {
      words.removeFirst(2)
    }
    if words.count == 3, words[0] == "{", words[2] == "}",
      let number = parameters.firstIndex(where: { $0.isKeptResult && $0.name == words[1] })
    {
      return .parameter(number)
    }
    if let result = parameters.first(where: { $0.isKeptResult && words.contains($0.name) }) {
      throw .more(result.name)
    }
    if words.count == 1, let number = parameters.firstIndex(where: { $0.name == words[0] }) {
      return .parameter(number)
    }
    if words.count == 3, words[0] == "[", words[2] == "]",
      let number = parameters.firstIndex(where: { $0.name == words[1] })
    {
      return .listed(number)
    }
    let closure = tree.node(coveringToken: tokens.lowerBound)
    if closure.kind == .closure, closure.tokenIndices == tokens, let value = forwardedClosure(closure) {
      return value
    }
    if isConstant(tokens) { return .constant(tree.text[tree.bytes(of: tokens)]) }
    // Whoever passes `true` gets the first.
    if let (number, first, second) = choice(tokens) { return .chosen(number, first, second) }
    guard let template = ValueTemplate(tokens, of: tree, parameters: parameters) else {
      throw refusal(tokens)
    }
    return .template(template)
  }

  /// `isOn ? .visible : .hidden`.
  private func choice(_ tokens: Range<Int>) -> (number: Int, first: String, second: String)? {
    guard tokens.count > 4, tree.tokens[tokens.lowerBound + 1].kind == .infixQuestionMark,
      let number = parameters.firstIndex(where: { $0.name == tree.text(ofToken: tokens.lowerBound) }),
      let colon = tokens.first(where: { tree.tokens[$0].kind == .colon })
    else { return nil }
    let (first, second) = (tokens.lowerBound + 2..<colon, colon + 1..<tokens.upperBound)
    guard isConstant(first), isConstant(second) else { return nil }
    return (number, tree.text[tree.bytes(of: first)], tree.text[tree.bytes(of: second)])
  }

  /// `{ action() }` is the parameter `action`; `{ _, new in action(new) }` makes it take another one.
  private func forwardedClosure(_ closure: Syntax?) -> Forwarding.Value? {
    guard let closure, let (number, shape) = ClosureShape.read(closure, parameters: parameters) else {
      return nil
    }
    return shape.isIdentity ? .parameter(number) : .adapted(number, shape)
  }

  /// Whether a value says the same wherever it stands: literals and implicit members of them, lists of such.
  private func isConstant(_ tokens: Range<Int>) -> Bool { tree.isContextFree(tokens, orTypes: true) }
}

extension ArraySlice<Syntax> {
  /// Of suffixes: whether they are members of which only the last one may be called.
  fileprivate var isPath: Bool {
    (last?.kind == .callSuffix ? dropLast() : self).allSatisfy {
      $0.kind == .memberSuffix && $0.tokens.count == 2
    }
  }
}
