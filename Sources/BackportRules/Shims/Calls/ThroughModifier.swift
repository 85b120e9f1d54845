// func still() -> some View { modifier(Still()) }
// struct Still: ViewModifier { func body(content: Content) -> some View {
//   if #available(old) { content.scrollDisabled(true) } else { content } } }        → scrollDisabled(true)
//
// A function that only applies a modifier of its file comes to what that does. The modifier goes when nothing applies it.
import Availability
import LintCore
import SwiftSource

/// What a body comes to that applies a modifier of the same file.
struct ThroughModifier {
  /// The tokens in the body of the modifier.
  let tokens: Range<Int>
  /// The accessors or the block that they stand in.
  let body: Syntax
  let conditions: [AvailabilityCondition]
  /// What the modifier is called on there.
  let content: String
  /// The parameters of the function, each with the name of the property that takes it.
  var parameters: [Parameter]

  /// - Parameters:
  ///   - value: all that the function says.
  ///   - parameters: of the function.
  init?(_ value: Range<Int>, _ parameters: [Parameter], in pass: FilePass) {
    let tree = pass.tree
    guard let made = tree.modifierMade(by: value), let call = made.suffixes.first, made.suffixes.count == 1,
      call.kind == .callSuffix, made.baseTokens.count == 1, call.trailingClosures.isEmpty,
      let type = pass.modifier(called: tree.text(ofToken: made.baseTokens.lowerBound)),
      let stored = StoredType(type), let content = stored.content, !stored.hasOthers,
      case .value(let tokens, let conditions) = ModernBody(of: stored.body, facts: pass.facts),
      call.arguments.map(\.label) == stored.parameters.map(\.label)
    else { return nil }
    (self.tokens, body, self.conditions, self.content) = (tokens, stored.body, conditions, content)
    self.parameters = parameters
    for (argument, kept) in zip(call.arguments, stored.storedParameters) {
      guard let number = parameters.firstIndex(where: { $0.name == argument.valueText }),
        parameters[number].type.withoutEscaping == kept.type.withoutEscaping, !kept.isKeptResult
      else { return nil }
      self.parameters[number].name = kept.name
      self.parameters[number].isKept = kept.isKept
    }
  }
}

extension SyntaxTree {
  /// `Still()` of `modifier(Still())` or `self.modifier(Still())`.
  fileprivate func modifierMade(by value: Range<Int>) -> Syntax? {
    guard let chain = chain(of: value) else { return nil }
    let names = chain.baseTokens.map { text(ofToken: $0) } + chain.suffixes.dropLast().map(\.name)
    guard names == ["modifier"] || names == ["self", "modifier"], let call = chain.suffixes.last,
      call.kind == .callSuffix, call.arguments.count == 1, call.arguments[0].label == nil
    else { return nil }
    return self.chain(of: call.arguments[0].valueTokens)
  }
}

extension FilePass {
  /// The view modifier of a name, if the file declares just one type of that name.
  fileprivate func modifier(called name: String) -> Syntax? {
    let types = tree.nodes(where: \.isTypeDeclaration).filter { $0.declaredName == name }
    return types.count == 1 && types[0].isViewModifier ? types[0] : nil
  }

  /// The functions that apply a modifier which has a constant check.
  var functionsOfModifiers: [Syntax] {
    let modifiers = facts.declarations { $0 == .structDeclaration }.filter {
      $0.isViewModifier && facts.hasConstantCheck(within: $0)
    }
    let names = NameFilter(Set(modifiers.compactMap(\.declaredName)))
    if modifiers.isEmpty { return [] }
    return tree.identifiers(among: names).compactMap { index in
      guard index > 1, tree.text(ofToken: index - 2) == "modifier" else { return nil }
      return tree.node(coveringToken: index).ancestors.first { $0.kind == .functionDeclaration }
    }.filter { !facts.hasConstantCheck(within: $0) && !isSeenOutside($0) }
  }
}

extension Syntax {
  fileprivate var isViewModifier: Bool {
    child(.inheritance)?.children(.type).map(\.text.withoutSwiftUI) == ["ViewModifier"]
  }
}
