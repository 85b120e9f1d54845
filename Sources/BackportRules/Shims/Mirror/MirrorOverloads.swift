// func pick(_ side: Side)      the mirror's place is taken by 'Edge':
// func pick(_ edge: Edge)      the same function would be declared twice
import LintCore
import SwiftSource

extension MirrorUses {
  /// The functions that take the native type and are called like those that take its mirror.
  func overloads(in pass: FilePass) -> [MirrorUse] {
    if byFunction.isEmpty { return [] }
    return pass.tree.nodes { $0 == .functionDeclaration }.flatMap { node -> [MirrorUse] in
      guard let name = node.declaredName, let mirrors = byFunction[name] else { return [] }
      let types = (node.child(.parameters)?.children(.parameter) ?? []).compactMap { $0.child(.type) }
      return mirrors.filter { mirror in
        types.contains { $0.names(mirror.nativeName) } && !types.contains { $0.names(mirror.name) }
      }.map { mirror in
        let place = pass.projectPlace(node.range)
        return MirrorUse(
          mirror: mirror.name,
          obstacle: .nativeOverload(name, mirror.nativeName, place.site), place: place)
      }
    }
  }
}

extension MirrorType {
  /// Of `Panel.Edge`: `Edge`.
  var nativeName: String { converter.native.split(separator: ".").last.map(String.init) ?? converter.native }
}
