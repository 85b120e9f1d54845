// A chain of members is written at the uses. What the whole module sees does not change what its end means there.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Locale+Compat.swift
import Foundation

extension Locale {
  var isEquivalentLanguage: Bool {  // safe: removable-shim/forwarding "uses"
    if #available(iOS 16, macOS 13, *) {
      return self.language.isEquivalent
    }
    return false
  }
  var sameLanguage: Bool {
    if #available(iOS 16, macOS 13, *) { language.isEquivalent } else { false }
  }
}

extension ProcessInfo {
  static var isAppOnMac: Bool {
    guard #available(iOS 14, macOS 11, *) else { return false }
    return ProcessInfo.processInfo.isiOSAppOnMac
  }

  static var hidesMenu: Bool {
    guard #available(iOS 14, macOS 11, *) else { return false }
    return ProcessInfo.processInfo.isiOSAppOnMac
  }
}

// ==== Row.swift
import Foundation

protocol Spoken {
  var isEquivalent: Bool { get }
  var language: String { get }
}

struct Row {
  var locale: Locale?
  var same: Bool { locale?.isEquivalentLanguage == Locale.current.isEquivalentLanguage }
  var alike: Bool { locale?.sameLanguage ?? Locale.current.sameLanguage }
  func all(_ list: [Locale]) -> [Bool] {
    ProcessInfo.isAppOnMac || ProcessInfo.hidesMenu ? [] : list.map(\.isEquivalentLanguage)
  }
}

// ==== after: Locale+Compat.swift
import Foundation

extension ProcessInfo {
  static var hidesMenu: Bool {
    return ProcessInfo.processInfo.isiOSAppOnMac
  }
}

// ==== after: Row.swift
import Foundation

protocol Spoken {
  var isEquivalent: Bool { get }
  var language: String { get }
}

struct Row {
  var locale: Locale?
  var same: Bool { locale?.language.isEquivalent == Locale.current.language.isEquivalent }
  var alike: Bool { locale?.language.isEquivalent ?? Locale.current.language.isEquivalent }
  func all(_ list: [Locale]) -> [Bool] {
    ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.hidesMenu ? [] : list.map(\.language.isEquivalent)
  }
}
