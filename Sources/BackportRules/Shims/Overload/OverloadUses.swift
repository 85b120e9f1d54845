import LintCore
import Native
import Projects
import SwiftSource

/// A type of the project that an overload names, or an extension of it.
struct OverloadHelper: ProjectFact {
  var name: String
  /// Every type that it names.
  var types: Set<String>
  var isExtension: Bool
  var isPublic: Bool
  var place: ProjectPlace
  var deletion: FileEdit
}

/// A place where the name of such a type stands.
struct OverloadMention: ProjectFact {
  var name: String
  var place: ProjectPlace
}

/// A call of something that has the name of an overload.
struct OverloadCall: ProjectFact {
  /// The numbers of the overloads that it may be of.
  var shims: [Int]
  /// The project's other functions that it may be of.
  var name: String
  /// The names of the calls that it is an argument of, or stands in a closure of.
  var callers: Set<String>
  /// The labels of the parameters that are left out and of which nothing more is known.
  var omitted: [Int: [String]]
  /// Why the native function does not take the call, or takes it for another one.
  var refusals: [Int: Obstacle] = [:]
  /// What is passed that may be no value of the native type.
  var values: [Int: [OverloadValue]] = [:]
  /// The checks of those overloads are not constant there.
  var openChecks: Set<Int>
  /// Whether it matches some parameters, by what is passed.
  var labels: [String?]
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
  var parameters: [Parameter]
  var place: ProjectPlace
}

/// Finds what has to do with overloads in a file.
struct OverloadUses: Sendable {
  let shims: [OverloadShim]
  /// The types to look for.
  let types: Set<String>
  private let numbers: [String: [Int]]
  private let filter: NameFilter

  init(_ shims: [OverloadShim], types: Set<String>, withCalls: Bool) {
    self.shims = shims
    self.types = types
    numbers = withCalls ? Dictionary(grouping: shims.indices, by: { shims[$0].name }) : [:]
    filter = NameFilter(types.union(numbers.keys))
  }

  /// What stands in every file that calls or declares a function with the name of an overload.
  var callWords: Set<String> {
    let signs = ["(", " (", "<", "{", " {", "\n", "\r", "\t", " /", "/"]
    return Set(numbers.keys.flatMap { name in ["func \(name)"] + signs.map { name + $0 } })
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    return tree.identifiers(among: filter).flatMap { index -> [any ProjectFact] in
      let text = tree.text(ofToken: index)
      var facts: [any ProjectFact] = []
      if types.contains(text), index < 1 || tree.tokens[index - 1].kind != .period {
        facts.append(OverloadMention(name: text, place: pass.projectPlace(tree.tokens[index].range)))
        if let helper = helper(text, at: index, in: pass) { facts.append(helper) }
      }
      if let found = numbers[text], let call = callOrRival(found, at: index, in: pass) { facts.append(call) }
      return facts
    }
  }

  /// A declaration at the top of a file whose name stands there.
  private func helper(_ name: String, at index: Int, in pass: FilePass) -> OverloadHelper? {
    let tree = pass.tree
    var node = tree.node(coveringToken: index)
    if node.kind == .type, let parent = node.parent, parent.kind == .extensionDeclaration,
      node.tokenIndices.lowerBound == index, parent.child(.type) == node
    {
      node = parent
    } else if !node.kind.isTypeDeclaration && node.kind != .typealiasDeclaration || node.anchorIndex != index
    {
      return nil
    }
    guard node.parent?.kind == .sourceFile else { return nil }
    return OverloadHelper(
      name: name, types: tree.typeNames(in: node.tokenIndices),
      isExtension: node.kind == .extensionDeclaration, isPublic: pass.isSeenOutside(node),
      place: pass.projectPlace(tree.tokens[index].range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node))))
  }

  private func callOrRival(_ found: [Int], at index: Int, in pass: FilePass) -> (any ProjectFact)? {
    let tree = pass.tree
    let node = tree.node(coveringToken: index)
    let place = pass.projectPlace(tree.tokens[index].range)
    let name = tree.text(ofToken: index)
    if node.kind == .functionDeclaration, node.anchorIndex == index {
      let isOwn = found.contains {
        shims[$0].place.path == place.path && shims[$0].place.start == place.start
      }
      return isOwn
        ? nil
        : OverloadRival(name: shims[found[0]].name, parameters: node.parameterList ?? [], place: place)
    }
    let call: Syntax?
    switch node.kind {
    case .memberSuffix where node.anchorIndex == index: call = node.callAfter
    case .chain where node.baseTokens == index..<index + 1:
      call = node.suffixes.first { $0.kind != .genericArguments }.flatMap {
        $0.kind == .callSuffix ? $0 : nil
      }
    default: return nil
    }
    guard let call else { return nil }
    var fact = OverloadCall(
      shims: [], name: name, callers: [], omitted: [:], openChecks: [],
      labels: (call.arguments + call.trailingClosures).map(\.label), place: place)
    for number in found {
      guard let passed = CallSite(call: call).match(shims[number].parameters) else { continue }
      fact.shims.append(number)
      let omitted = zip(shims[number].parameters, passed).compactMap { parameter, passed -> Parameter? in
        if case .omitted = passed { return parameter }
        return nil
      }
      switch nativeCall(of: shims[number], call, omitted: omitted, in: pass.context) {
      case .same: break
      case .unknown where omitted.isEmpty: break
      case .unknown: fact.omitted[number] = omitted.map { $0.label ?? $0.name }
      case .other(let reason): fact.refusals[number] = reason
      }
      fact.values[number] = values(passed, of: shims[number], in: pass.context)
      if !pass.facts.areConstant(shims[number].conditions, at: index) { fact.openChecks.insert(number) }
    }
    if fact.shims.isEmpty { return nil }
    fact.callers = Set(
      call.ancestors.filter { $0.kind == .callSuffix && $0.index < call.index }.compactMap(\.calleeName))
    return fact
  }

  /// What a call of an overload means without it.
  private func nativeCall(
    of shim: OverloadShim, _ call: Syntax, omitted: [Parameter], in context: LintContext
  ) -> NativeCall {
    if omitted.isEmpty { return .same }
    let labels =
      call.arguments.map { CallLabel($0.label) }
      + call.trailingClosures.map { CallLabel($0.label, isTrailing: true) }
    return NativeCall(shim.natives, labels, omitted: omitted, sdk: context.system.name)
  }

  /// Those that are not known to be values of the native type as well: `nil` and implicit members may be.
  private func values(
    _ passed: [CallSite.Passed], of shim: OverloadShim, in context: LintContext
  ) -> [OverloadValue] {
    passed.indices.compactMap { index in
      guard shim.ground == .past, case .argument(let argument) = passed[index] else { return nil }
      let type = shim.parameters[index].type
      if type.contains("->") { return nil }
      let natives = Set(
        shim.matches.map { matches in
          if case .standIn(let native) = matches[index] { native } else { type.filter { $0 != "?" } }
        })
      let isStandIn = shim.matches.allSatisfy { $0[index] != .same }
      let isNative = natives.contains { context.system.hasValue(argument.valueText, of: $0) }
      let takesNil = shim.natives?.contains { native in
        native.parameters.contains { $0.label == shim.parameters[index].label && $0.type.hasSuffix("?") }
      }
      if isNative || argument.valueText == "nil" && takesNil == true { return nil }
      return OverloadValue(
        text: argument.valueText, types: SyntaxTree(type).typeNames(in: 0..<SyntaxTree(type).tokens.count),
        isStandIn: isStandIn)
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
