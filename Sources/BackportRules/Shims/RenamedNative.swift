// extension View, minimum iOS 16:
//   renamed: "badge(_:)"                       the system's 'View' has it
//   renamed: "sensoryFeedback(_:trigger:)"     native since iOS 17: callers cannot say it yet
//   renamed: "bodge(_:)"                       in no SDK: it may not exist
import LintCore
import Native
import Projects
import SwiftSource

/// Whether a system's type has a member by the name that `renamed:` gives.
enum RenamedNative: Hashable, Sendable {
  /// The index does not have all members of the type.
  case unknown
  case usable
  /// Not on all systems that the code is built for, and why.
  case early(String)
  /// In the SDK that is named.
  case missing(String)

  init(_ declaration: RenamedDeclaration, in pass: FilePass) {
    self = .unknown
    let system = pass.context.system
    guard let new = declaration.newName, declaration.kind != .type, new.name.first?.isUppercase == false,
      let owner = declaration.targetOwner, system.knows(type: owner),
      pass.tree.mayImport(owner, from: system)
    else { return }
    let owners = system.supertypes(of: owner).union([owner])
    // `Type.member` takes no instance, and a global has none.
    let isStatic = declaration.isStatic || declaration.isGlobal
    let values: Set<NativeEntry.Kind> = [.property, .enumCase]
    let found = system.declarations(named: new.name).filter { native in
      guard owners.contains(native.owner), native.isStatic == isStatic else { return false }
      guard declaration.kind == .function, native.kind == .function else {
        return values.contains(native.kind) && new.labels == nil
      }
      return new.labels.map { native.parameters(taking: $0.map { CallLabel($0) }) != nil } ?? true
    }
    let targets = pass.context.targets
    if found.isEmpty {
      self = .missing(system.name)
    } else if found.contains(where: { $0.availability.isUsable(by: targets) }) {
      self = .usable
    } else {
      let origin = NativeOrigin(found, on: targets.map(\.platform), in: system)
      self = .early(
        "'\(found[0].fullName)' is \(origin?.phrase ?? "not native on all platforms") (\(system.name))")
    }
  }
}

extension NativeEntry {
  fileprivate var isStatic: Bool { flags.contains(.isStatic) || kind == .enumCase }
}
