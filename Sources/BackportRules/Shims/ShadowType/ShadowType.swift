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
    guard let shape = StoredType(node), shape.content == nil, !shape.hasOthers else {
      result.reason = .more(nil)
      return facts.hasOnlyConstantChecks(within: node) ? result : nil
    }
    result.properties = shape.offered
    switch ModernBody(of: shape.body, facts: facts) {
    case .open: return nil
    case .other(let reason):
      guard facts.hasOnlyConstantChecks(within: shape.body) else { return nil }
      result.reason = reason
    case .value(let tokens, let conditions):
      if conditions.isEmpty { return nil }
      result.conditions = conditions
      result.parameters = shape.parameters
      result.reason = tree.objection(toMaking: name, of: shape, by: tree.withoutTypeErasure(tokens))
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

  /// Why an expression does more than make the native type of exactly what a type is made with, in its order and by its
  /// labels; `nil`: it does that.
  fileprivate func objection(toMaking name: String, of type: StoredType, by value: Range<Int>) -> Obstacle? {
    do throws(Obstacle) {
      let call = try Forwarding(
        value, of: self, parameters: type.storedParameters, receivers: [], isStatic: false)
      guard case .none(module: _?) = call.receiver, call.name == name, let arguments = call.arguments,
        arguments.count == type.parameters.count
      else { return .more(nil) }
      let isSame = zip(arguments.indices, type.parameters).allSatisfy { index, parameter in
        let argument = arguments[index]
        return argument.value == .parameter(index)
          && (argument.label == parameter.label || argument.isTrailing && argument.label == nil)
      }
      return isSame ? nil : .more(nil)
    } catch {
      return error
    }
  }
}
