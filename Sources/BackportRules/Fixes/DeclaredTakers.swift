// func run(done: () -> Void = {}, _ body: () -> T)   a trailing closure is taken by either
// init(_ make: () -> T)                             of the type that is called
// case load(() -> T)                                a case
// struct Job<T> { var make: () -> T }               the initializer that nobody writes
// func measure<T>(_ body: Work<T>)                  an alias, or no closure could stand there
import SwiftSource

/// What a file declares that takes a closure.
struct DeclaredTaker {
  /// A function, initializer, case, or type without an initializer of its own.
  let declaration: Syntax
  /// Parameters, or bindings of stored properties, with a type: those that may take the closure.
  let parameters: [Syntax]
}

extension SyntaxTree {
  /// What the file declares that a closure may be passed to.
  /// - Parameter ofAnyType: also by parameters whose type is no function type by its looks, where there is no other.
  func closureTakers(of place: ClosurePlace, ofAnyType: Bool = false) -> [DeclaredTaker] {
    declarations(named: place.callee).filter { $0.kind == .functionDeclaration }.compactMap {
      DeclaredTaker($0, for: place, ofAnyType)
    } + takersOfTypes(place, ofAnyType) + takersOfCases(place, ofAnyType)
  }

  private func takersOfTypes(_ place: ClosurePlace, _ ofAnyType: Bool) -> [DeclaredTaker] {
    guard place.callee.isTypeName, let types = types(named: place.callee) else { return [] }
    let initializers = types.flatMap { $0.body?.items ?? [] }.filter { $0.kind == .initializerDeclaration }
    let written = initializers.compactMap { DeclaredTaker($0, for: place, ofAnyType) }
    let memberwise = types.filter { type in
      type.kind == .structDeclaration
        && type.body?.items.contains { $0.kind == .initializerDeclaration } == false
    }
    return written
      + memberwise.compactMap { type in
        let stored = type.body?.items.filter { $0.kind == .variableDeclaration && !$0.isStaticMember } ?? []
        let bindings = stored.flatMap { $0.children(.binding) }.filter {
          $0.child(.accessorBlock)?.hasGetter != true
        }
        return DeclaredTaker(type, bindings, for: place, ofAnyType)
      }
  }

  private func takersOfCases(_ place: ClosurePlace, _ ofAnyType: Bool) -> [DeclaredTaker] {
    if place.callee.isTypeName { return [] }
    return nodes { $0 == .enumElement }.filter { $0.declaredName == place.callee }.compactMap {
      DeclaredTaker($0, for: place, ofAnyType)
    }
  }

  /// The first parameters of the file's functions, initializers and cases that take a closure given to a callee.
  /// - Parameter ofAnyType: also those whose type is no function type by its looks, where there is no other.
  func closureParameters(
    of place: ClosurePlace, ofAnyType: Bool = false
  ) -> [(parameter: Syntax, function: Syntax)] {
    closureTakers(of: place, ofAnyType: ofAnyType).map { ($0.parameters[0], $0.declaration) }
  }
}

extension SyntaxTree {
  /// Whether what a type of a name is made with is another type's: an alias, or a generic class that inherits its
  /// initializers.
  func leadsOn(fromType name: String) -> Bool {
    if declarations(named: name).contains(where: { $0.kind == .typealiasDeclaration }) { return true }
    let types = (types(named: name) ?? []).filter { $0.kind != .extensionDeclaration }
    return types.contains { type in
      type.kind == .classDeclaration && type.child(.genericParameters) != nil
        && type.child(.inheritance) != nil
        && type.body?.items.contains { $0.kind == .initializerDeclaration } == false
    }
  }
}

extension DeclaredTaker {
  /// By its parameters.
  fileprivate init?(_ declaration: Syntax, for place: ClosurePlace, _ ofAnyType: Bool) {
    self.init(declaration, declaration.child(.parameters)?.children(.parameter) ?? [], for: place, ofAnyType)
  }

  /// `nil`: no parameter takes the closure.
  fileprivate init?(
    _ declaration: Syntax, _ parameters: [Syntax], for place: ClosurePlace, _ ofAnyType: Bool
  ) {
    let all = parameters.filter { $0.child(.type) != nil }
    let mayTake = { (parameter: Syntax) in place.isTrailing || parameter.takes(label: place.label) }
    let functions = all.filter { mayTake($0) && $0.child(.type)!.text.contains("->") }
    var takers = functions
    if place.isTrailing, let required = functions.firstIndex(where: { $0.child(.initializer) == nil }) {
      // Swift skips parameters with a default, where one behind them needs the closure.
      takers = Array(functions[...required])
    } else if !place.isTrailing {
      takers = Array(functions.prefix(1))
    }
    if takers.isEmpty {
      let others = all.filter {
        mayTake($0) && (ofAnyType || $0.child(.type)!.isGenericAlias(in: declaration))
      }
      takers = Array(place.isTrailing ? others.suffix(1) : others.prefix(1))
    }
    if takers.isEmpty { return nil }
    self.init(declaration: declaration, parameters: takers)
  }
}

extension Syntax {
  /// Of a parameter, or of a stored property: whether an argument with a label, or with none, is for it.
  fileprivate func takes(label: String?) -> Bool {
    let name = tree.text(ofToken: anchorIndex)
    if parent?.parent?.kind == .enumElement, tree.tokens[anchorIndex + 1].kind != .colon {
      return label == nil
    }
    return name == label ?? "_"
  }

  /// Of a parameter's type, `Work<T>`: whether it is generic by a parameter of a declaration.
  func isGenericAlias(in declaration: Syntax) -> Bool {
    let start = tokenIndices.lowerBound
    guard tokenIndices.count > 3, tree.text(ofToken: start).isTypeName, tree.text(ofToken: start + 1) == "<"
    else { return false }
    return tokenIndices.dropFirst(2).contains { index in
      tree.tokens[index].kind == .identifier && declaration.isGenericParameter(tree.text(ofToken: index))
    }
  }

  /// Of a function or type: whether it declares a generic parameter.
  func declaresGeneric(_ name: String) -> Bool {
    child(.genericParameters)?.children(.genericParameter).contains { $0.declaredName == name } ?? false
  }

  /// Of a function: whether a type is a generic parameter of it or of a type around it, as far as the file shows.
  func isGenericParameter(_ name: String) -> Bool {
    if declaresGeneric(name) { return true }
    return ancestors.contains { type in
      guard type.kind.isTypeDeclaration else { return false }
      return type.declaresGeneric(name)
        || type.kind == .extensionDeclaration
          && Scopes(tree).parts(of: type).contains { $0.declaresGeneric(name) }
    }
  }
}
