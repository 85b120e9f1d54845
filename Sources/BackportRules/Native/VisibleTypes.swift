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

  /// Whether this file sees what a module of the system declares, as far as its imports tell.
  func sees(module: String) -> Bool {
    switch module {
    case "Foundation": !importedModules.isDisjoint(with: Self.umbrellas.union(Self.handingOnFoundation))
    case "SwiftUI", "SwiftUICore": !importedModules.isDisjoint(with: ["SwiftUI", "WidgetKit"])
    case "UIKit", "AppKit": !importedModules.isDisjoint(with: Self.umbrellas)
    // `_StoreKit_SwiftUI` is seen by who imports both.
    default: importedModules.isSuperset(of: module.split(separator: "_").map(String.init))
    }
  }

  /// Whether this file can name a type that another file names, as far as the imports of both tell.
  /// - Parameter others: the modules that the other file imports.
  func sees(_ type: String, asWith others: Set<String>, in system: NativeSystem) -> Bool {
    let imports = importedModules
    if others.isSubset(of: imports) { return true }
    let head = String(type.prefix { $0 != "." })
    // What it names, it sees.
    if identifiers(among: NameFilter([head])).contains(where: { text(ofToken: $0) == head }) { return true }
    if head.isKnownConcreteType || Self.standardTypes.contains(head) { return true }
    let modules = Set(system.index.types(named: head).map(\.module))
    if modules.contains("Foundation") || head.isOfFoundation { return sees(module: "Foundation") }
    if !modules.isEmpty { return mayImport(head, from: system) }
    // Others of Objective-C are in no index. Those of no umbrella are of a framework that few files import, and which of the
    // other file's that is, nothing tells.
    guard head.hasObjectiveCPrefix else { return !others.isDisjoint(with: imports) }
    let special = others.subtracting(Self.common)
    let rare = special.subtracting(Self.umbrellas)
    if !rare.isEmpty, !Self.prefixesOfUmbrellas.contains(where: head.hasPrefix) {
      return rare.isSubset(of: imports)
    }
    let home = special.isEmpty ? others : special
    return !home.isDisjoint(with: imports) || !imports.isDisjoint(with: Self.umbrellas)
  }

  /// Modules that hand on others.
  private static let umbrellas: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit",
  ]
  private static let prefixesOfUmbrellas = ["UI", "NS", "CG", "CA", "CI", "WK"]
  /// Frameworks that hand on Foundation, and itself.
  private static let handingOnFoundation: Set<String> = [
    "Foundation", "XCTest", "CoreData", "WebKit", "MapKit", "CoreLocation", "AVFoundation", "AVKit",
    "StoreKit",
    "UserNotifications", "Photos", "PhotosUI", "CloudKit", "SpriteKit", "SceneKit", "ARKit", "GameKit",
    "SafariServices", "AuthenticationServices", "Contacts", "EventKit", "HealthKit", "Intents", "PDFKit",
    "CoreBluetooth", "CoreMotion", "NetworkExtension", "MessageUI", "QuickLook",
  ]
  /// Modules that files of all kinds import.
  private static let common: Set<String> = ["Foundation", "Combine", "Dispatch", "Darwin", "os"]
  /// Types that no file has to import anything for.
  private static let standardTypes: Set<String> = [
    "Any", "AnyObject", "Void", "Never", "Error", "Optional", "Result", "Array", "Dictionary", "Set", "Range",
    "ClosedRange", "Substring", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable",
    "Decodable", "Sendable", "Sequence", "Collection", "CaseIterable", "RawRepresentable", "KeyPath", "Task",
    "TaskGroup", "MainActor", "Actor", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Duration",
    "Clock", "ContinuousClock", "SuspendingClock", "Regex",
  ]
}

extension String {
  /// Whether a class of Objective-C is named like those of Foundation that much code uses.
  fileprivate var isOfFoundation: Bool {
    hasPrefix("URL")
      || [
        "NSObject", "NSString", "NSNumber", "NSError", "NSData", "NSDate", "NSURL", "NSArray", "NSDictionary",
        "NSSet", "NSCache", "NSLock", "NSRegularExpression", "NSPredicate", "NSAttributedString",
        "NSMutableAttributedString", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSNotification", "NSLocale",
        "NSUUID", "NSRange", "NSSortDescriptor", "NSExpression",
      ].contains(self)
  }
}
