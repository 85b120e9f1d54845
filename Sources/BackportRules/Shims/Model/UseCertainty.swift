// text.halfSheet()      one `halfSheet()` in the project                      likely
// self.halfSheet()      in an extension of the type that has the shim         own
// future.get()          `Result` has one, too                                 unclear
// view.urls             the shim is `urls(for:)`                              other
import LintCore
import Native
import Projects
import SwiftSource

/// How far the text of a use tells that it means a certain declaration.
enum UseCertainty: Hashable, Sendable {
  /// Its receiver shows it.
  case own
  /// Its name and labels, unless the project declares another one with them.
  case likely
  /// Another declaration has the same name and labels.
  case unclear
  /// It is a use of something else.
  case other
}

/// A declaration that shares the name of a shim.
struct NameRival: Hashable, Sendable {
  var name: String
  /// `nil`: it takes no arguments.
  var labels: [String?]?
  /// The places in `labels` of what every call says, unless it stands behind the call as a closure.
  var required: Set<Int> = []
  /// Whether it is a member of a type, or of its values; `nil`: neither.
  var isStatic: Bool?
  /// A value that is no function.
  var isNeverCalled = false
  /// The only file that can name it.
  var onlyFile: String?

  init(name: String, labels: [String?]?, isStatic: Bool? = nil) {
    self.name = name
    self.labels = labels
    self.isStatic = isStatic
  }

  /// The declaration whose name a node holds.
  init(_ name: String, declaredBy node: Syntax) {
    self.name = name
    let parameters = node.parameterList ?? []
    labels = node.kind == .functionDeclaration ? parameters.map(\.label) : nil
    required = Set(
      parameters.indices.filter {
        parameters[$0].defaultValue == nil && !parameters[$0].isVariadic
      })
    let declaration = node.kind == .binding ? node.parent ?? node : node
    let isMember = declaration.parent?.scopeContainer.kind == .memberBlock
    isStatic = isMember ? declaration.isStaticMember || node.kind == .enumElement : nil
    isNeverCalled =
      node.kind == .binding && node.holdsNoFunction
      || node.kind == .enumElement && node.child(.parameters) == nil
  }

  /// - Parameters:
  ///   - passed: the labels of a call; `nil`: nothing is called.
  ///   - closures: how many stand behind it; `nil`: not known.
  func takes(_ passed: [String?]?, closures: Int? = nil) -> Bool {
    guard let passed, let labels else { return (passed == nil) == (labels == nil) }
    var next = 0
    var missing = required
    for label in passed {
      guard let index = labels[next...].firstIndex(of: label) else { return false }
      missing.remove(index)
      next = index + 1
    }
    return closures.map { missing.count <= $0 } ?? true
  }
}

extension NameRival {
  /// The same of a call: the last of some arguments without labels may belong to a variadic parameter.
  fileprivate func mayTake(_ passed: [String?], closures: Int?) -> Bool {
    takes(passed, closures: closures)
      || passed.contains(nil) && takes(passed.removingRepeatedNil, closures: closures)
  }
}

extension Syntax {
  /// Of a binding: whether its type, or the literal that it is given, shows that its value cannot be called.
  fileprivate var holdsNoFunction: Bool {
    if let type = child(.type)?.text {
      let words = ["->", "Action", "Handler", "Block", "Callback", "Closure", "Completion"]
      return !words.contains(where: type.contains)
    }
    guard let value = child(.initializer)?.valueAfterEqual else { return false }
    return ["true", "false"].contains(value) || value.first.map { $0.isNumber || $0 == "\"" } == true
  }
}

extension [String?] {
  fileprivate var removingRepeatedNil: Self {
    indices.filter { $0 == startIndex || self[$0] != nil || self[$0 - 1] != nil }.map { self[$0] }
  }
}

extension ShimUse {
  /// Whether its text shows that it means another declaration than this one.
  func cannotMean(_ rival: NameRival) -> Bool {
    if let file = rival.onlyFile, file != place.path { return true }
    if meanings.isEmpty { return false }
    if meanings.allSatisfy({ $0.certainty == .own || $0.certainty == .other }) { return true }
    // A value takes no labels.
    if let labels {
      let isValue = rival.labels == nil
      let isOther = rival.isNeverCalled || labels.contains { $0 != nil }
      if isValue ? isOther : !rival.mayTake(labels, closures: closures) { return true }
    }
    return isOfValue != nil && isOfValue == rival.isStatic
  }

  /// - Parameter rivals: what else the project declares, by name.
  func certainty(of meaning: Meaning, among rivals: [String: [NameRival]]) -> UseCertainty {
    guard meaning.certainty != .other else { return .other }
    if meanings.count(where: { $0.certainty != .other }) > 1 { return .unclear }
    guard meaning.certainty == .likely else { return meaning.certainty }
    let isShared = groups.contains { rivals[$0]?.contains { $0.takes(labels, closures: closures) } ?? false }
    return isShared ? .unclear : .likely
  }
}

extension ForwardingShim {
  /// - Parameters:
  ///   - member: the `memberSuffix` that names it; `nil`: nothing stands before the name.
  ///   - call: what calls it.
  func certainty(ofUse member: Syntax?, call: Syntax?, at token: Int, in pass: FilePass) -> UseCertainty {
    if call != nil, isNeverCalled { return .other }
    let system = pass.context.system
    let base = member?.memberBase
    var shown: String?
    if case .value = base { shown = member.flatMap(pass.tree.typeShown(before:)) }
    let isNativeToo = isNamedLikeOther || isMemberOfSystem(in: pass, ofValue: base?.isOfValue, shown)
    let likely = isNativeToo ? UseCertainty.unclear : .likely
    guard let owner else { return likely }
    let isOther = { (type: String) in system.isDistinct(owner) && system.isDistinct(type) }
    switch base {
    case nil, .ownValue, .ownType:
      let type = pass.tree.node(coveringToken: token).enclosingTypeName
      if type == owner { return .own }
      return base != nil && type.map(isOther) == true ? .other : likely
    case .type(let type), .metatype(let type?):
      return type == owner || pass.scopes.typeNamed(by: type, at: token) == owner ? .own : likely
    case .implicit, .metatype(nil): return likely
    case .value:
      guard let shown, shown != "Self" else { return likely }
      if shown == owner || pass.scopes.typeNamed(by: shown, at: token) == owner { return .own }
      // A type that nobody knows may have a member of that name, or be an alias.
      return isOther(shown) ? .other : system.isDistinct(owner) ? .unclear : likely
    }
  }
}

extension SyntaxTree {
  /// The type that the value before a member shows itself.
  fileprivate func typeShown(before member: Syntax) -> String? {
    guard let chain = member.parent, chain.kind == .chain else { return nil }
    let before = chain.suffixes.prefix { $0 != member }.filter { $0.kind != .genericArguments }
    if before.map(\.kind) == [.callSuffix], chain.baseTokens.count == 1 {
      let made = text(ofToken: chain.baseTokens.lowerBound)
      if made.isTypeName { return made }
    }
    return typeShown(by: chain.tokenIndices.lowerBound..<member.tokenIndices.lowerBound)
  }
}

extension NativeSystem {
  /// Whether a value of a type is of no subtype, and of no type that is called otherwise.
  fileprivate func isDistinct(_ type: String) -> Bool {
    isValueType(type) || ["String", "Substring", "Character", "Bool", "Int"].contains(type)
  }
}

extension ForwardingShim {
  /// Properties of collections, strings and numbers, which no index holds.
  private static let propertiesOfStandardTypes: Set = [
    "count", "isEmpty", "first", "last", "keys", "values", "indices", "startIndex", "endIndex", "description",
    "debugDescription", "hashValue", "rawValue", "utf8", "utf16", "magnitude", "lowerBound", "upperBound",
  ]

  /// Whether the system declares the same.
  /// - Parameters:
  ///   - pass: of the file that uses it.
  ///   - isOfValue: whether a value stands before the name, or a type; `nil`: nothing, or something that may be either.
  ///   - type: that of the value, where it is known.
  private func isMemberOfSystem(in pass: FilePass, ofValue isOfValue: Bool?, _ type: String?) -> Bool {
    let system = pass.context.system
    let labels = parameters.map(\.label)
    if isProperty, isOfValue != false, Self.propertiesOfStandardTypes.contains(name) { return true }
    let owners = type.flatMap { system.isValueType($0) ? system.supertypes(of: $0).union([$0]) : nil }
    if !isProperty, owners == nil {
      let title = "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
      if StandardLibraryNames.hasFunction(title) { return true }
    }
    return system.declarations(named: name).contains { entry in
      let isOfType = entry.flags.contains(.isStatic) || entry.kind == .enumCase
      if let isOfValue, entry.owner.isEmpty || isOfType == isOfValue { return false }
      if let owners, !owners.contains(entry.owner) { return false }
      let isMeant =
        switch entry.kind {
        case .function, .enumCase: !isProperty && entry.parameters.map(\.label) == labels
        case .property: isProperty
        default: false
        }
      return isMeant && pass.tree.sees(module: entry.module)
    }
  }
}
