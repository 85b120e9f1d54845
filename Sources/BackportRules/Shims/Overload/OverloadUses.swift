import LintCore
import Native
import Projects
import SwiftSource

/// A type of the project that an overload names.
struct OverloadHelper: ProjectFact {
  var name: String
  /// Every type that it names.
  var types: Set<String>
  var extent: FileEdit
}

/// A call of something that has the name of an overload.
struct OverloadCall: ProjectFact {
  /// The numbers of the overloads that it may be of, among those of the name.
  var shims: [Int]
  /// The name of those, and of the project's other functions that it may be of.
  var name: String
  /// The names of the calls that it is an argument of, or stands in a closure of.
  var callers: Set<String>
  /// Why the native function does not take the call.
  var refusals: [Int: Obstacle] = [:]
  /// What is passed that is no value of the native type, unless the type of the parameter is the system's.
  var values: [Int: [OverloadValue]] = [:]
  var place: ProjectPlace
}

/// What a call passes to an overload that is past.
struct OverloadValue: Hashable, Sendable {
  var text: String
  /// The names in the type of the parameter.
  var types: Set<String>
  /// That type is not the native one's.
  var isStandIn: Bool
}

/// Another function of the project with the name of an overload.
struct OverloadRival: ProjectFact {
  var name: String
  var place: ProjectPlace
}

/// Finds what has to do with overloads in a file.
struct OverloadUses: Sendable {
  let shims: [OverloadShim]
  private let types: Set<String>
  private let numbers: [String: [Int]]
  private let filter: NameFilter

  init(_ shims: [OverloadShim]) {
    self.shims = shims
    types = shims.reduce(into: []) { $0.formUnion($1.types) }
    numbers = Dictionary(grouping: shims.indices, by: { shims[$0].name })
    filter = NameFilter(types.union(numbers.keys))
  }

  /// What stands in every file that calls or declares a function with the name of an overload, or one of their types.
  var words: Set<String> {
    let signs = ["(", " (", "<", "{", " {", "\n", "\r", "\t", " /", "/"]
    let calls = numbers.keys.flatMap { name in ["func \(name)"] + signs.map { name + $0 } }
    return Set(calls + types.flatMap(\.typeDeclarations))
  }

  /// See `ProjectSearch.basis`.
  var basis: [String: Int] { numbers.mapValues { $0.map { shims[$0] }.hashValue } }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    return tree.identifiers(among: filter).flatMap { index -> [any ProjectFact] in
      let text = tree.text(ofToken: index)
      let node = tree.node(coveringToken: index)
      let isType = types.contains(text) && node.declaresType(index)
      let helper =
        isType
        ? OverloadHelper(
          name: text, types: tree.typeNames(in: node.tokenIndices), extent: pass.fileEdit(Edit(node.range)))
        : nil
      let call = numbers[text].flatMap { callOrRival($0, text, at: index, in: pass) }
      return [helper, call].compactMap { $0 }
    }
  }

  private func callOrRival(
    _ found: [Int], _ name: String, at index: Int, in pass: FilePass
  ) -> (any ProjectFact)? {
    let tree = pass.tree
    let node = tree.node(coveringToken: index)
    let place = pass.projectPlace(tree.tokens[index].range)
    if node.kind == .functionDeclaration, node.anchorIndex == index {
      let isOwn = found.contains { pass.begins(shims[$0].place, with: index) }
      return isOwn ? nil : OverloadRival(name: name, place: place)
    }
    let isName =
      node.kind == .memberSuffix ? node.anchorIndex == index : node.baseTokens == index..<index + 1
    guard isName, let call = NamedCall(after: index, in: tree).node, call.kind == .callSuffix else {
      return nil
    }
    var fact = OverloadCall(shims: [], name: name, callers: [], place: place)
    let labels = tree.callLabels(after: index) ?? []
    for (number, shim) in found.map({ shims[$0] }).enumerated() {
      guard let passed = CallSite(call: call).match(shim.parameters) else { continue }
      fact.shims.append(number)
      if !shim.natives.contains(where: { $0.parameters(taking: labels) != nil }) {
        fact.refusals[number] = .mismatch
      }
      fact.values[number] = values(passed, of: shim, in: pass.context)
    }
    if fact.shims.isEmpty { return nil }
    fact.callers = Set(
      call.ancestors.filter { $0.kind == .callSuffix && $0.index < call.index }.compactMap(\.calleeName))
    return fact
  }

  /// Those that are not known to be values of the native type as well: `nil` and implicit members may be.
  private func values(
    _ passed: [CallSite.Passed], of shim: OverloadShim, in context: LintContext
  ) -> [OverloadValue] {
    passed.indices.compactMap { index in
      guard case .argument(let argument) = passed[index] else { return nil }
      let type = shim.parameters[index].type
      if type.contains("->") { return nil }
      let natives = Set(
        shim.matches.map { matches in
          if case .standIn(let native) = matches[index] { native } else { type.filter { $0 != "?" } }
        })
      let isNative = natives.contains { context.system.hasValue(argument.valueText, of: $0) }
      let takesNil = shim.natives.contains { native in
        native.parameters.contains { $0.label == shim.parameters[index].label && $0.type.hasSuffix("?") }
      }
      if isNative || argument.valueText == "nil" && takesNil { return nil }
      let written = SyntaxTree(type)
      return OverloadValue(
        text: argument.valueText, types: written.typeNames(in: 0..<written.tokens.count),
        isStandIn: shim.matches.allSatisfy { $0[index] != .same })
    }
  }
}

extension NativeSystem {
  /// Whether a text is an implicit member that makes a value of a type: `.hidden`.
  fileprivate func hasValue(_ text: String, of type: String) -> Bool {
    guard text.first == ".", knows(type: type) else { return false }
    let name = text.dropFirst()
    return declarations(named: String(name)).contains {
      $0.owner == type
        && ($0.kind == .enumCase && $0.parameters.isEmpty
          || $0.kind == .property && $0.flags.contains(.isStatic))
    }
  }
}
