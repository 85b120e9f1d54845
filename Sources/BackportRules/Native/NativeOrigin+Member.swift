// content.listStyle(.insetGrouped)   the modifier is older than the style: the call is native since the style is
import LintCore
import Native
import Projects

extension NativeOrigin {
  /// Raises the versions to those of a member that a call is given: `.insetGrouped`. Of several with its name the oldest
  /// counts.
  mutating func raise(toMember value: String, in system: NativeSystem) {
    guard value.first == "." else { return }
    let name = String(value.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let members = system.declarations(named: name).filter {
      $0.kind == .enumCase || $0.flags.contains(.isStatic)
    }
    guard !members.isEmpty else { return }
    for index in since.indices {
      let versions = members.compactMap { $0.availability.introduction(on: since[index].platform) }
      if let oldest = versions.min() { since[index].version = max(since[index].version, oldest) }
    }
  }
}
