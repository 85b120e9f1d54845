// content.accessibilityIdentifier(id)   every overload takes a 'String': a literal stays one
// content.navigationTitle(title)        one takes a 'LocalizedStringKey': a literal would be read as a key
// content.isOn()                        gives nothing, as the shim does
//
// A fact holds for every native declaration that takes the call, whichever the compiler chooses. Where the index does
// not have all of them, it says nothing: names that it does not know, and members of classes, which Objective-C adds
// to.
import Availability
import LintCore
import Native
import Projects
import SwiftSource

/// What the index says of the native call that a shim makes.
struct NativeFacts: Hashable, Sendable {
  /// By the number of the shim's parameter: the type that the native call takes for it. Empty: several, or one
  /// that depends on what is passed.
  var types: [Int: String] = [:]
  /// The parameters whose type the native call takes, whatever is converted to it.
  var kept: Set<Int> = []
  /// Those that some native declaration evaluates later.
  var delayed: Set<Int> = []
  /// Two native declarations differ in nothing but what they give.
  var isChosenByResult = false
  /// Those that some native declaration takes any shape style for.
  var styles: Set<Int> = []
  /// Some native property can be set.
  var isSettable = false
  /// What it gives; `nil`: not known, or several.
  var result: String?
  /// Since when there is one.
  var origin: NativeOrigin?
  /// Code for the minimum can make the call without a check.
  var isUsable = false
  /// Why it is no gain to call it in more places.
  var deprecation: Doubt?
  /// The sets of parameters that the native call has the same defaults for, by their numbers.
  var omissions: Set<Set<Int>> = []
  /// The types that are taken for the system's.
  var basis: Set<String> = []

  /// Whether a literal that is passed for a parameter is a `String` for the native call as well; `nil`: not known.
  func takesString(_ parameter: Int) -> Bool? {
    types[parameter].map { ["String", "String?", NativeCounterpart.anyType].contains($0) }
  }

  /// Whether the native call takes nothing but this type for a parameter.
  func takes(_ type: String, for parameter: Int) -> Bool { types[parameter] == type }

  var givesNothing: Bool { result?.namesNothing ?? false }
  var givesOptional: Bool { result?.hasSuffix("?") ?? false }
}

extension String {
  /// Whether a native declaration gives no result.
  var namesNothing: Bool { ["", "Void", "()"].contains(self) }
}

extension Forwarding {
  /// The type whose members are looked up.
  enum NativeOwner: Hashable, Sendable {
    /// The type that is extended, or that a wrapper holds.
    case type(String)
    /// The code does not say.
    case unknown

    var name: String? { if case .type(let name) = self { name } else { nil } }
  }

  /// The native type whose members or initializers the call may mean; `nil`: the code does not say.
  private func type(_ owner: NativeOwner, _ parameters: [Parameter]) -> String? {
    switch receiver {
    case .none: return arguments == nil ? nil : name
    case .type(let type): return type
    case .receiver: if case .type(let type) = owner { return type } else { return nil }
    case .parameter(let number): return parameters[number].type
    }
  }

  /// The native declarations that the call may mean by its name.
  private func namesakes(on type: String, in system: NativeSystem) -> [NativeEntry] {
    guard let name else { return [] }
    let owners = system.supertypes(of: type).union([type])
    let isProtocol = system.isProtocol(type)
    switch receiver {
    case .none: return system.initializers(of: name)
    case .type:
      return system.declarations(named: name).filter {
        $0.flags.contains(.isStatic) && owners.contains($0.owner) || $0.kind == .enumCase && $0.owner == type
      }
    case .receiver, .parameter:
      // What conforms to a protocol may have another one, which its values choose.
      return system.declarations(named: name).filter {
        !$0.flags.contains(.isStatic) && !$0.kind.isType && !$0.owner.isEmpty
          && (owners.contains($0.owner) || isProtocol && system.supertypes(of: $0.owner).contains(type))
      }
    }
  }

  /// Takes what is known of the native call.
  /// - Parameters:
  ///   - body: of the shim.
  ///   - modern: what is left of it.
  mutating func consult(
    _ owner: NativeOwner, _ parameters: [Parameter], of body: Syntax, modern: Range<Int>, in pass: FilePass
  ) {
    facts = nativeFacts(of: owner, parameters, in: pass)
    guard facts == nil, let type = type(owner, parameters) else { return }
    isForeign = pass.isForeign(type)
    if isForeign || !pass.context.system.knows(type: type) { return }
    // What older code takes, too, is of a type that was there before the native call.
    unlisted = Set(
      parameters.indices.filter { number in
        pass.context.system.isUnlisted(parameters[number].type)
          && body.tokenIndices.contains {
            !modern.contains($0) && pass.tree.isUse(of: parameters[number].name, at: $0)
          }
      })
  }

  /// Whether the native call may take values of other types than the shim for a parameter.
  func mayTakeOthers(_ number: Int, than parameter: Parameter) -> Bool {
    if let type = facts?.types[number] { return type.isEmpty || type == NativeCounterpart.anyType }
    return isForeign || parameter.isColor || unlisted.contains(number)
  }

  /// Whether the native call may take any shape style for a parameter.
  func takesStyles(_ number: Int) -> Bool { facts?.styles.contains(number) ?? true }

  /// What all counterparts have in common; `nil`: the index may lack some.
  private func nativeFacts(of owner: NativeOwner, _ parameters: [Parameter], in pass: FilePass)
    -> NativeFacts?
  {
    let context = pass.context
    guard let type = type(owner, parameters), context.system.knows(type: type),
      pass.tree.mayImport(type, from: context.system)
    else { return nil }
    let namesakes = namesakes(on: type, in: context.system)
    let byLabels = namesakes.compactMap { NativeCounterpart($0, taking: arguments) }
    let byTypes = byLabels.filter { $0.canTake(arguments ?? [], of: parameters, in: context.system) }
    let found = byTypes.isEmpty ? byLabels : byTypes
    if found.isEmpty { return nil }
    var facts = NativeFacts(found, byLabels: byLabels, arguments ?? [], parameters, in: context.system)
    facts.isSettable = found.contains { $0.entry.flags.contains(.isSettable) }
    facts.basis = constantTypes(parameters)
    facts.basis.insert(type.split(separator: ".").first.map(String.init) ?? type)
    if found.allSatisfy({ $0.entry.availability.isDeprecated(for: context.targets) }) {
      facts.deprecation = .deprecatedNative(name ?? "", sdk: context.system.name)
    }
    if let arguments, receiver == .receiver || type == name {
      let others = namesakes.filter { NativeCounterpart($0, taking: arguments) == nil }
      facts.omissions =
        NativeOmissions(counterparts: found, others: others, arguments: arguments, parameters: parameters).all
    }
    facts.isUsable = found.contains { $0.entry.availability.isUsable(by: context.targets) }
    facts.origin = NativeOrigin(
      found.map(\.entry), on: context.targets.map(\.platform), in: context.system)
    for case .constant(let value) in (arguments ?? []).map(\.value) {
      facts.origin?.raise(toMember: value, in: context.system)
    }
    facts.origin?.hasOtherLabels = arguments.map { $0.map(\.label) != parameters.map(\.label) } ?? false
    return facts
  }
}

extension NativeFacts {
  fileprivate init(
    _ counterparts: [NativeCounterpart], byLabels: [NativeCounterpart], _ arguments: [Forwarding.Argument],
    _ parameters: [Parameter], in system: NativeSystem
  ) {
    for (place, argument) in arguments.enumerated() {
      let types = Self.types(
        forArgument: place, argument, parameters, among: counterparts, byLabels: byLabels)
      guard case .parameter(let number) = argument.value else { continue }
      // Both are strings to a literal.
      let isString = types.isSubset(of: ["String", "String?", NativeCounterpart.anyType])
      self.types[number] = types.count == 1 || isString ? types.min() : ""
      if NativeCounterpart.keep(parameters[number].type, ofArgument: place, among: counterparts) {
        kept.insert(number)
      }
      if counterparts.contains(where: { $0.delays(argument: place) }) { delayed.insert(number) }
      if counterparts.contains(where: { $0.takesStyle(argument: place) }) { styles.insert(number) }
    }
    let byParameters = Dictionary(grouping: counterparts) {
      [$0.entry.owner] + $0.entry.parameters.map(\.type)
    }
    isChosenByResult = byParameters.values.contains { same in
      Set(same.map(\.result)).count > 1 && Set(same.map(\.entry.requirements)).count == 1
    }
    let results = Set(counterparts.map(\.result))
    if results.count == 1 { result = results.first! }
  }
}

extension String {
  /// The name of a type in the index, which is written without the module.
  var withoutSwiftUI: String { hasPrefix("SwiftUI.") ? String(dropFirst(8)) : self }
}

extension NativeSystem {
  /// Whether a type is neither in the index nor of the standard library.
  fileprivate func isUnlisted(_ type: String) -> Bool {
    let name = type.filter { $0 != "?" }
    return name.isPlainTypeName && !name.isKnownConcreteType && index.types(named: name).isEmpty
  }

  /// Whether every type of a name is a structure or an enumeration: their values are of no other type.
  func isValueType(_ name: String) -> Bool {
    let types = index.types(named: name)
    return !types.isEmpty && types.allSatisfy { [.structure, .enumeration].contains($0.kind) }
  }

  /// Whether nothing of that name can be required by any of some types, for all that they ask for is known.
  func requiresNo(_ name: String, by types: [String]) -> Bool {
    types.allSatisfy { type in
      let type = type.withoutSwiftUI
      let owners = supertypes(of: type).union([type])
      return owners.allSatisfy(knows(type:))
        && !declarations(named: name).contains { owners.contains($0.owner) }
    }
  }
}

extension FilePass {
  /// Whether nothing is known of a type: of those of Objective-C it is known that each parameter is of one type.
  func isForeign(_ type: String) -> Bool { !type.hasObjectiveCPrefix && !context.system.knows(type: type) }
}

extension String {
  /// Whether a type is named like one of Objective-C: `UIView`, `AVPlayer.Status`.
  var hasObjectiveCPrefix: Bool {
    let head = prefix { $0 != "." }
    return head.count > 3 && head.prefix(3).allSatisfy(\.isUppercase)
  }
}

extension Forwarding? {
  /// Without what the index says of types that the project has, too, and of functions that calls with fewer
  /// arguments may mean.
  mutating func distrust(_ types: Set<String>, functions: Set<String>) {
    guard let forwarding = self, let facts = forwarding.facts else { return }
    if !facts.basis.isDisjoint(with: types) {
      // Of a deprecated one it stays a guess that it is meant.
      self?.facts = facts.deprecation.map { NativeFacts(deprecation: $0) }
    } else if forwarding.name.map(functions.contains) ?? false {
      self?.facts?.omissions = []
    }
  }
}
