// func badge(_ count: Int) -> some View              badge(_: Int) -> some View: the same
// func badge(_ count: Score) -> some View            no native one takes a 'Score': another function
// func listRowSeparator(_ s: Separators)             listRowSeparator(_: Visibility): 'Separators' may be the
//                                                    project's stand-in: calls decide, '.hidden' is in both
// func task(_ action: @escaping () async -> Void)    attributes make no difference
//
// Whether a declaration of the project takes and gives what a native one does, by the texts of types.
import Native
import Projects
import SwiftSource

/// How a parameter of the project relates to that of a native declaration.
enum ParameterMatch: Hashable, Sendable {
  case same
  /// A type that no interface has: values of it are no values of the native type.
  case standIn(native: String)
}

extension Syntax {
  /// How each parameter of this function relates to that of a native one that is a member as it is; `nil`: they are two
  /// functions.
  func matches(_ native: NativeEntry, in system: NativeSystem) -> [ParameterMatch]? {
    guard native.flags.contains(.isStatic) == isStaticMember else {
      return nil
    }
    return matches(native, by: parameterList?.map(\.label) ?? [], in: system)
  }

  /// The same for any native one.
  /// - Parameter labels: those that it is called by.
  func matches(_ native: NativeEntry, by labels: [String?], in system: NativeSystem) -> [ParameterMatch]? {
    guard let parameters = parameterList, labels.count == parameters.count,
      let taking = native.parameters(taking: labels.map { CallLabel($0) }),
      native.flags.isDisjoint(with: [.isThrowing, .isAsync]),
      !native.requirements.contains("Self =="), !native.requirements.contains("Self :")
    else { return nil }
    let comparison = TypeComparison(
      native: TypeBounds(native.requirements, names: native.placeholders), own: typeBounds, system: system)
    let given = native.kind == .initializer ? native.owner : native.result
    let result = child(.returnType)?.child(.type)?.text
    guard comparison.gives(result ?? "Void", given.isEmpty ? "Void" : given) else { return nil }
    var matches: [ParameterMatch] = []
    for (parameter, number) in zip(parameters, taking) {
      guard !parameter.isAutoclosure,
        let match = comparison.match(parameter.type, native.parameters[number].type)
      else { return nil }
      matches.append(match)
    }
    return matches
  }
}

private struct TypeComparison {
  let native: TypeBounds
  let own: TypeBounds
  let system: NativeSystem

  func match(_ type: String, _ nativeType: String) -> ParameterMatch? {
    let (type, nativeType) = (type.plainType, nativeType.plainType)
    if type.contains("->") || nativeType.contains("->") {
      guard let (arguments, result) = type.function,
        let (nativeArguments, nativeResult) = nativeType.function,
        arguments == nativeArguments
      else { return nil }
      // What a closure of the project's type gives is a matter of what stands in it.
      let isFree = native.bounds(of: nativeResult) != nil && isUnknown(result)
      return isFree || isTaken(result, by: nativeResult) ? .same : nil
    }
    if isTaken(type, by: nativeType) { return .same }
    let isFixed = native.bounds(of: nativeType) == nil
    return isFixed && isUnknown(type) ? .standIn(native: nativeType.filter { $0 != "?" }) : nil
  }

  func gives(_ type: String, _ nativeType: String) -> Bool {
    let (type, nativeType) = (type.plainType, nativeType.plainType)
    if type == nativeType || type == "()" && nativeType == "Void" { return true }
    let isMade = system.supertypes(of: nativeType).contains("View") && type == "someView"
    return isMade || type.prefix { $0 != "<" } == nativeType || isUnknown(type)
  }

  /// Whether every value of one type can be passed where a native parameter is of the other.
  private func isTaken(_ type: String, by nativeType: String) -> Bool {
    guard let wanted = native.bounds(of: nativeType) else { return type == nativeType }
    guard (type.last == "?") == (nativeType.last == "?") else { return false }
    let name = type.filter { $0 != "?" }
    let given = own.bounds(of: type) ?? (Self.standard[name] == nil && isUnknown(type) ? nil : [name])
    guard let given else { return false }
    let known = given.reduce(into: given) { known, name in
      known.formUnion(system.supertypes(of: name).union(Self.standard[name] ?? []))
    }
    return wanted.isSubset(of: known)
  }

  /// Whether no interface has the type that is named: the project may.
  private func isUnknown(_ type: String) -> Bool {
    let name = type.filter { $0 != "?" }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      && own.bounds(of: type) == nil && Self.standard[name] == nil && system.index.types(named: name).isEmpty
  }

  /// Types of the standard library, of which the index has none, with what parameters ask of them.
  private static let standard: [String: Set<String>] = [
    "Int": number, "UInt": number, "Double": number, "Float": number, "CGFloat": number,
    "Bool": ["Equatable", "Hashable"],
    "String": ["StringProtocol", "Equatable", "Hashable", "Comparable"],
    "Substring": ["StringProtocol", "Equatable", "Hashable", "Comparable"],
    "Character": ["Equatable", "Hashable", "Comparable"], "AnyHashable": ["Equatable", "Hashable"],
    "Void": [], "Any": [], "AnyObject": [], "Error": [], "TaskPriority": ["Equatable", "Hashable"],
    "StaticString": [], "Self": [],
  ]
  private static let number: Set<String> = ["Equatable", "Hashable", "Comparable"]
}

/// The generic names of a declaration, with what they have to conform to.
private struct TypeBounds {
  private var all: [String: Set<String>] = [:]

  /// - Parameter clauses: `T : Hashable, S : View`.
  init(_ clauses: String, names: Set<String>) {
    for name in names where name != "Self" { all[name] = [] }
    for part in clauses.split(separator: ",") {
      let sides = part.split(separator: ":").map { $0.filter { $0 != " " && $0 != "\n" } }
      guard sides.count == 2 else { continue }
      all[sides[0], default: []].formUnion(sides[1].split(separator: "&").map { String($0).plainType })
    }
  }

  /// `nil`: it is no generic type.
  func bounds(of type: String) -> Set<String>? {
    let name = type.last == "?" ? String(type.dropLast()) : type
    if let bounds = all[name] { return bounds }
    let isOpaque = name.hasPrefix("some") && name.dropFirst(4).first?.isUppercase == true
    return isOpaque ? Set(name.dropFirst(4).split(separator: "&").map(String.init)) : nil
  }
}

extension String {
  /// Without attributes, modules and space.
  fileprivate var plainType: String {
    let words = split { $0 == " " || $0 == "\n" || $0 == "\t" }
    let kept = words.filter { !$0.hasPrefix("@") && !["__shared", "__owned", "sending"].contains($0) }
    return ["SwiftUI.", "Swift.", "Foundation."].reduce(kept.joined()) { text, module in
      text.hasPrefix(module) ? String(text.dropFirst(module.count)) : text
    }
  }

  /// What a function of this type is passed, and what it gives.
  fileprivate var function: (arguments: String, result: String)? {
    guard
      let tip = indices.first(where: { self[$0] == ">" && $0 > startIndex && self[index(before: $0)] == "-" })
    else { return nil }
    return (String(self[..<index(before: tip)]), String(self[index(after: tip)...]))
  }
}

extension Syntax {
  fileprivate var typeBounds: TypeBounds {
    let parameters = child(.genericParameters)?.children(.genericParameter) ?? []
    let names = Set(parameters.compactMap(\.declaredName))
    let clauses = parameters.map(\.text).joined(separator: ",")
    let requirements = child(.whereClause)?.text.dropFirst(5) ?? ""
    return TypeBounds(clauses + "," + requirements, names: names)
  }
}
