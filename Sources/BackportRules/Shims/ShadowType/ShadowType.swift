// struct LazyHStack<Content: View>: View {
//   let spacing: CGFloat?
//   let content: () -> Content
//   var body: some View {
//     if #available(old) { SwiftUI.LazyHStack(spacing: spacing, content: content) } else { … }
//   }
// }
//
// The module's name selects the native type: without it the project's own would be found.
import Availability
import LintCore
import SwiftSource

/// A type of the project with the name of the native one that it makes.
struct ShadowType: ProjectFact {
  var name: String
  /// Of the native type.
  var module: String
  /// Of its initializer.
  var parameters: [Parameter]
  /// Its stored properties that others can read.
  var properties: Set<String>
  /// Why it stays.
  var reason: Obstacle?
  /// The constant checks.
  var conditions: [AvailabilityCondition]
  var isPublic: Bool
  var removableLines: Int
  var place: ProjectPlace
  var deletion: FileEdit
}

extension FilePass {
  /// The shadow types of a file.
  func shadowTypes() -> [any ProjectFact] {
    facts.declarations { $0 == .structDeclaration }
      .filter(facts.hasConstantCheck).compactMap(shadowType)
  }

  private func shadowType(_ node: Syntax) -> ShadowType? {
    guard let name = node.declaredName, let container = node.parent,
      container.scopeContainer.kind == .sourceFile,
      let body = node.body, let module = tree.module(of: name, in: body.tokenIndices)
    else { return nil }
    var result = ShadowType(
      name: name, module: module, parameters: [], properties: [], conditions: [],
      isPublic: isSeenOutside(node),
      removableLines: tree.text.lineCount(of: tree.extent(of: node)), place: projectPlace(node.anchor.range),
      deletion: fileEdit(tree.text.deletion(of: tree.extent(of: node))))
    guard let shape = StoredShape(node), let view = shape.view else {
      result.reason = .moreThanStorage
      return facts.hasOnlyConstantChecks(within: node) ? result : nil
    }
    result.properties = Set(shape.offered)
    switch ModernBody(of: view, facts: facts) {
    case .open: return nil
    case .other(let reason):
      guard facts.hasOnlyConstantChecks(within: view) else { return nil }
      result.reason = reason
    case .value(let tokens, let conditions):
      if conditions.isEmpty { return nil }
      result.conditions = conditions
      switch shape.parameters(forwardedBy: tokens, to: name) {
      case .success(let parameters): result.parameters = parameters
      case .failure(let refusal): result.reason = refusal
      }
    }
    return result
  }
}

extension SyntaxTree {
  /// `SwiftUI` of `SwiftUI.Name`.
  fileprivate func module(of name: String, in range: Range<Int>) -> String? {
    let length = name.utf8.count
    let index = range.dropFirst(2).first { index in
      tokens[index].kind == .identifier && tokens[index].range.count == length
        && tokens[index - 1].kind == .period && tokens[index - 2].kind == .identifier
        && text(ofToken: index) == name && importedModules.contains(text(ofToken: index - 2))
    }
    return index.map { text(ofToken: $0 - 2) }
  }
}

/// A type that keeps what it is made with, and has a body.
struct StoredShape {
  private(set) var properties: [String] = []
  /// Those that others can see.
  private(set) var offered: [String] = []
  /// The accessors of `body`.
  private(set) var view: Syntax?
  private var parameters: [Parameter] = []
  /// The parameters' names by the property that they go into.
  private var sources: [String: String] = [:]

  init?(_ node: Syntax) {
    var initializer: Syntax?
    for item in node.body?.items ?? [] {
      switch item.kind {
      case .variableDeclaration:
        guard let binding = item.child(.binding), item.children(.binding).count == 1,
          let name = binding.declaredName
        else { return nil }
        if name == "body", let accessors = binding.child(.accessorBlock) {
          view = accessors
          continue
        }
        guard item.attributes.allSatisfy({ $0.attributeName == "ViewBuilder" }),
          let type = binding.child(.type),
          binding.child(.accessorBlock) == nil, item.modifiers.isDisjoint(with: ["static", "lazy"])
        else { return nil }
        properties.append(name)
        if item.modifiers.isDisjoint(with: ["private", "fileprivate"]) { offered.append(name) }
        sources[name] = name
        parameters.append(
          Parameter(
            label: name, name: name, type: type.text,
            defaultValue: binding.child(.initializer).flatMap(\.valueAfterEqual)
              ?? (!item.flags.contains(.isLet) && type.text.hasSuffix("?") ? "nil" : nil),
            isFunction: type.text.contains("->"), isVariadic: false, isAutoclosure: false))
      case .initializerDeclaration where initializer == nil: initializer = item
      default: return nil
      }
    }
    guard let initializer else { return }
    guard let list = initializer.parameterList, let assigned = Self.assignments(of: initializer),
      Set(assigned.values) == Set(list.map(\.name)), Set(assigned.keys) == Set(properties),
      assigned.count == list.count
    else { return nil }
    parameters = list
    sources = assigned
  }

  /// The parameters by the properties that they are assigned to; a closure may be called first.
  private static func assignments(of initializer: Syntax) -> [String: String]? {
    var result: [String: String] = [:]
    for item in initializer.body?.items ?? [] {
      var words = item.tokenIndices.map { item.tree.text(ofToken: $0) }[...]
      if words.starts(with: ["self", "."]) { words = words.dropFirst(2) }
      if words.suffix(2) == ["(", ")"] { words = words.dropLast(2) }
      guard words.count == 3, words.dropFirst().first == "=",
        result.updateValue(words.last!, forKey: words.first!) == nil
      else { return nil }
    }
    return result
  }

  /// The parameters, if an expression makes the native type of exactly them, in their order and by their labels.
  func parameters(forwardedBy tokens: Range<Int>, to name: String) -> Result<
    [Parameter], Obstacle
  > {
    func refusal(_ tokens: Range<Int>) -> Result<[Parameter], Obstacle> {
      let text = tree.map { $0.conciseText(of: $0.bytes(ofTokens: tokens)) } ?? ""
      return .failure(.says(text))
    }
    guard let tree, let call = nativeCall(tokens, name: name, in: tree) else { return refusal(tokens) }
    var passed: [Parameter] = []
    for argument in call.arguments + call.trailingClosures {
      guard let parameter = parameter(passedBy: argument.valueTokens, in: tree) else {
        return refusal(argument.node.tokenIndices)
      }
      let isTrailing = argument.node.kind == .trailingClosure
      guard parameter.label == argument.label || (isTrailing && argument.label == nil) else {
        return refusal(argument.node.tokenIndices)
      }
      passed.append(parameter)
    }
    guard passed.map(\.name) == parameters.map(\.name) else {
      return .failure(.incompleteForwarding)
    }
    return .success(parameters)
  }

  private var tree: SyntaxTree? { view?.tree }

  /// The call of `Module.Name(…)`, also in an `AnyView`.
  private func nativeCall(_ tokens: Range<Int>, name: String, in tree: SyntaxTree) -> Syntax? {
    var node = tree.node(coveringToken: tokens.lowerBound)
    while node.kind != .chain, node.tokenIndices.count < tokens.count, let parent = node.parent {
      node = parent
    }
    guard node.kind == .chain, node.tokenIndices == tokens, let last = node.suffixes.last,
      last.kind == .callSuffix
    else { return nil }
    let base = node.baseTokens.map { tree.text(ofToken: $0) }
    if base == ["AnyView"], node.suffixes.count == 1, last.arguments.count == 1 {
      return nativeCall(last.arguments[0].valueTokens, name: name, in: tree)
    }
    let middle = node.suffixes.dropLast()
    guard base.count == 1, middle.first?.kind == .memberSuffix, middle.first?.name == name,
      middle.dropFirst().allSatisfy({ $0.kind == .genericArguments })
    else { return nil }
    return last
  }

  /// `spacing`, `self.spacing`, `{ content }` and `{ content() }` are what was passed.
  private func parameter(passedBy tokens: Range<Int>, in tree: SyntaxTree) -> Parameter? {
    var words = tokens.map { tree.text(ofToken: $0) }[...]
    if words.first == "{", words.last == "}" {
      words = words.dropFirst().dropLast()
      if words.suffix(2) == ["(", ")"] { words = words.dropLast(2) }
    }
    if words.starts(with: ["self", "."]) { words = words.dropFirst(2) }
    guard words.count == 1, let source = sources[words.first!] else { return nil }
    return parameters.first { $0.name == source }
  }
}

extension SyntaxTree {
  func bytes(ofTokens tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return Int(self.tokens[first].start)..<Int(self.tokens[last].end)
  }
}
