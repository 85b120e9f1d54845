// struct AsyncImage: View {                     struct Badge: ViewModifier {
//   let url: URL?                                 @Binding var isShown: Bool
//   init(at url: URL?) { self.url = url }         func body(content: Content) -> some View { … }
//   var body: some View { … }                   }
// }
import SwiftSource

/// A type that keeps what it is made with for its `body`.
struct StoredType {
  /// Of its only initializer, or of the one that the compiler makes.
  private(set) var parameters: [Parameter] = []
  /// The same, called like the stored properties that they go into.
  private(set) var storedParameters: [Parameter] = []
  /// The accessors of `body`, or the block of the function of that name.
  private(set) var body: Syntax
  /// What the function `body` calls its parameter.
  private(set) var content: String?
  /// What else than the body others can ask of it.
  private(set) var offered: Set<String> = []
  /// It declares more than what it keeps, how it is made, and the body.
  private(set) var hasOthers = false

  init?(_ node: Syntax) {
    guard node.kind == .structDeclaration, let block = node.body else { return nil }
    var stored: [Parameter] = []
    var initializers: [Syntax] = []
    var body: Syntax?
    for item in block.items {
      switch item.kind {
      case .variableDeclaration:
        guard let binding = item.child(.binding), item.children(.binding).count == 1,
          let name = binding.declaredName
        else { return nil }
        if name == "body", let accessors = binding.child(.accessorBlock) {
          body = accessors
          continue
        }
        if item.modifiers.isDisjoint(with: ["private", "fileprivate"]) { offered.insert(name) }
        guard binding.child(.accessorBlock) == nil, item.modifiers.isDisjoint(with: ["static", "lazy"])
        else {
          // An observer would run for what is assigned.
          if item.modifiers.isDisjoint(with: ["static"]), binding.child(.initializer) != nil { return nil }
          hasOthers = true
          continue
        }
        let wrapper = item.attributes.first { $0.attributeName != "ViewBuilder" }?.attributeName
        if let wrapper, SystemNames.injectingWrappers.contains(wrapper) {
          hasOthers = true
          continue
        }
        guard item.attributes.count <= 1, wrapper == nil || wrapper == "Binding",
          let parameter = Parameter(
            property: binding, called: name, wrapper: item.attributes.first?.attributeName,
            isLet: item.flags.contains(.isLet))
        else { return nil }
        if parameter.defaultValue != nil, item.flags.contains(.isLet) {
          // The compiler's own initializer takes no constant that has its value.
          hasOthers = true
          continue
        }
        stored.append(parameter)
      case .initializerDeclaration: initializers.append(item)
      case .functionDeclaration where item.declaredName == "body":
        guard body == nil, let list = item.parameterList, list.count == 1, list[0].label == "content" else {
          return nil
        }
        body = item.body
        content = list[0].name
      case .functionDeclaration, .typealiasDeclaration:
        hasOthers = true
        if item.modifiers.isDisjoint(with: ["private", "fileprivate"]), let name = item.declaredName {
          offered.insert(name)
        }
      default: return nil
      }
    }
    guard let body, initializers.count <= 1 else { return nil }
    self.body = body
    guard let initializer = initializers.first else {
      (parameters, storedParameters) = (stored, stored)
      return
    }
    guard let (list, kept) = initializer.keptParameters(in: stored) else { return nil }
    (parameters, storedParameters) = (list, kept)
  }
}

extension Parameter {
  /// What the compiler's own initializer takes for a stored property.
  fileprivate init?(property binding: Syntax, called name: String, wrapper: String?, isLet: Bool) {
    guard let type = binding.child(.type) else { return nil }
    let isFunction = type.text.contains("->")
    let isOptional = !isLet && type.text.hasSuffix("?")
    self.init(
      label: name, name: name, type: type.text,
      defaultValue: binding.child(.initializer).flatMap(\.valueAfterEqual) ?? (isOptional ? "nil" : nil),
      isFunction: isFunction, isVariadic: false, isAutoclosure: false,
      isGeneric: type.speaksOfGenericParameter, isKept: true)
    if wrapper == "Binding" {
      guard binding.child(.initializer) == nil else { return nil }
      (self.name, self.type, defaultValue) = ("$" + name, "Binding<\(type.text)>", nil)
    } else if wrapper == "ViewBuilder", !isFunction {
      // A builder is called where the value is made.
      (self.type, self.isFunction, isKeptResult) = ("() -> \(type.text)", true, true)
    }
  }
}

extension Syntax {
  /// Of an initializer that does nothing but `self.property = parameter`: its parameters, and the same called like the
  /// properties. A closure may be called first.
  fileprivate func keptParameters(in stored: [Parameter]) -> ([Parameter], [Parameter])? {
    guard let list = parameterList else { return nil }
    var result = list
    var kept: Set<String> = []
    var seen: Set<String> = []
    for item in body?.items ?? [] {
      var words = item.tokenIndices.map { tree.text(ofToken: $0) }[...]
      if words.starts(with: ["self", "."]) { words = words.dropFirst(2) }
      let isCalled = words.suffix(2) == ["(", ")"]
      if isCalled { words = words.dropLast(2) }
      guard words.count == 3, let target = words.first, words.dropFirst().first == "=",
        let index = list.firstIndex(where: { $0.name == words.last }), seen.insert(list[index].name).inserted,
        let property = stored.first(where: {
          $0.name == target || $0.name.first == "$" && target == "_" + $0.name.dropFirst()
        }), kept.insert(property.name).inserted
      else { return nil }
      let type = list[index].type.withoutEscaping
      let isSame = isCalled ? type == "() -> \(property.type)" : type == property.type.withoutEscaping
      guard isSame || property.isKeptResult && isCalled && type == property.type else { return nil }
      result[index].name = property.name
      result[index].isKept = true
      result[index].isKeptResult = isCalled
    }
    // What is not assigned has a value already.
    let others = stored.filter { !kept.contains($0.name) }
    guard seen.count == list.count, others.allSatisfy({ $0.defaultValue != nil }) else { return nil }
    return (list, result)
  }
}

extension String {
  /// The type without `@escaping`, which only a parameter can have.
  var withoutEscaping: String { replacing("@escaping ", with: "") }
}
