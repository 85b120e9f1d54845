// import UIKit
// func tint() -> UIColor { .label }     a file that imports Foundation alone can call it, and cannot say `UIColor`
import Native
import Projects
import SwiftSource

extension SyntaxTree {
  /// Whether a file can mean the system's by the name of a type.
  func mayImport(_ type: String, from system: NativeSystem) -> Bool {
    let modules = Set(system.index.types(named: type).map(\.module))
    return !importedModules.isDisjoint(with: modules.union(Self.umbrellas))
  }

  /// Whether this file can name a type that another file names, as far as the imports of both tell.
  /// - Parameter others: the modules that the other file imports.
  func sees(_ type: String, asWith others: Set<String>, in system: NativeSystem) -> Bool {
    let imports = importedModules
    if others.isSubset(of: imports) { return true }
    let head = String(type.prefix { $0 != "." })
    if !system.index.types(named: head).isEmpty { return mayImport(head, from: system) }
    if head.isKnownConcreteType { return true }
    // Those of Objective-C are in no index. Few are Foundation's.
    let special = others.subtracting(Self.common)
    let home = head.hasObjectiveCPrefix && !special.isEmpty ? special : others
    return !home.isDisjoint(with: imports)
      || head.hasObjectiveCPrefix && !imports.isDisjoint(with: Self.umbrellas)
  }

  /// Modules that hand on others.
  private static let umbrellas: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit",
  ]
  /// Modules that files of all kinds import.
  private static let common: Set<String> = ["Foundation", "Combine", "Dispatch", "Darwin", "os"]
}
