// extension View, minimum iOS 16:
//   renamed: "badge(_:)"                       the system's 'View' has it
//   renamed: "sensoryFeedback(_:trigger:)"     native since iOS 17: callers cannot say it yet
//   renamed: "bodge(_:)"                       in no SDK: it may not exist
//   func tag(_ score: Score), "badge(_:)"      native for 'Int': callers pass something else
import LintCore
import Native
import Projects
import SwiftSource

/// Whether a system's type has a member by the name that `renamed:` gives.
enum RenamedNative: Hashable, Sendable {
  /// The index does not have all members of the type.
  case unknown
  case usable
  /// It takes or gives other types, or a result that cannot be dropped.
  case other(Doubt)
  /// Not on all systems that the code is built for, and why.
  case early(Obstacle)
  /// In the SDK that is named.
  case missing(String)

  /// - Parameter node: the declaration.
  init(_ declaration: RenamedDeclaration, at node: Syntax, in pass: FilePass) {
    self = .unknown
    let system = pass.context.system
    guard let new = declaration.newName, declaration.kind != .type else { return }
    let isInitializer = new.name.first?.isUppercase == true
    guard !isInitializer || new.labels != nil,
      let owner = isInitializer ? new.name : declaration.targetOwner, system.knows(type: owner),
      pass.tree.mayImport(owner, from: system)
    else { return }
    let owners = system.supertypes(of: owner).union([owner])
    // `Type.member` takes no instance, and a global has none.
    let isStatic = declaration.isStatic || declaration.isGlobal
    let values: Set<NativeEntry.Kind> = [.property, .enumCase]
    let named = isInitializer ? system.initializers(of: owner) : system.declarations(named: new.name)
    let found = named.filter { native in
      if isInitializer { return native.parameters(taking: new.labels!.map { CallLabel($0) }) != nil }
      guard owners.contains(native.owner), native.isStatic == isStatic else { return false }
      guard declaration.kind == .function, native.kind == .function else {
        return values.contains(native.kind) && new.labels == nil
      }
      return new.labels.map { native.parameters(taking: $0.map { CallLabel($0) }) != nil } ?? true
    }
    let targets = pass.context.targets
    if found.isEmpty {
      self = .missing(system.name)
    } else if case let usable = found.filter({ $0.availability.isUsable(by: targets) }), !usable.isEmpty {
      // A property takes nothing.
      let isFunction = declaration.kind == .function && !usable.contains { values.contains($0.kind) }
      let labels = new.labels ?? declaration.parameters.map(\.label)
      let matches = usable.compactMap { node.matches($0, by: labels, in: system) }
      if isFunction, !matches.contains(where: { $0.allSatisfy { $0 == .same } }) {
        self = .other(.systemGivesOther(new.spelling))
      } else if isFunction, node.isDiscardable, !usable.contains(where: \.result.namesNothing) {
        self = .other(.systemResult(new.spelling))
      } else {
        self = .usable
      }
    } else {
      let origin = NativeOrigin(found, on: targets.map(\.platform), in: system)
      self = .early(
        .newNameNotNative(found[0].fullName, since: origin?.phrase, sdk: system.name))
    }
  }
}

extension Syntax {
  /// Of a function: whether callers need not use what it gives.
  var isDiscardable: Bool { attributes.contains { $0.attributeName == "discardableResult" } }
}

extension NativeEntry {
  fileprivate var isStatic: Bool { flags.contains(.isStatic) || kind == .enumCase }
}
