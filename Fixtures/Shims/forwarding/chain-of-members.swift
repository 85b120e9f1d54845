// A chain of members, perhaps with a call at its end, is written at the uses. What the whole module sees does not change what its end means there. What nobody else sees needs no name of its own.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Locale+Compat.swift
import Foundation

extension Locale {
  var shortIdentifier: String {  // safe: removable-shim/forwarding "uses"
    if #available(iOS 16, macOS 13, *) {
      return self.language.minimalIdentifier
    }
    return ""
  }
  var shortName: String {
    if #available(iOS 16, macOS 13, *) { language.minimalIdentifier } else { "" }
  }
  func shortHasPrefix(_ text: String) -> Bool {
    if #available(iOS 16, macOS 13, *) { language.minimalIdentifier.hasPrefix(text) } else { false }
  }
  func isSpoken(in text: String) -> Bool {
    if #available(iOS 16, macOS 13, *) { language.minimalIdentifier.hasPrefix(text) } else { false }
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
  var minimalIdentifier: String { get }
  var language: String { get }
}

struct Row {
  var locale: Locale?
  var same: Bool { locale?.shortIdentifier == Locale.current.shortIdentifier }
  var short: String { locale?.shortName ?? Locale.current.shortName }
  func isOf(_ code: String, _ other: Locale) -> Bool { other.shortHasPrefix(code) || !other.isSpoken(in: code) }
  func all(_ list: [Locale]) -> [String] {
    ProcessInfo.isAppOnMac || ProcessInfo.hidesMenu ? [] : list.map(\.shortIdentifier)
  }
  var width: Int { isTight ? 4 : 16 }

  private var isTight: Bool {
    guard #available(iOS 14, macOS 11, *) else { return false }
    return ProcessInfo.processInfo.isiOSAppOnMac
  }
}

// ==== after: Locale+Compat.swift
import Foundation

extension Locale {
  func isSpoken(in text: String) -> Bool {
    language.minimalIdentifier.hasPrefix(text)
  }
}

extension ProcessInfo {
  static var hidesMenu: Bool {
    return ProcessInfo.processInfo.isiOSAppOnMac
  }
}

// ==== after: Row.swift
import Foundation

protocol Spoken {
  var minimalIdentifier: String { get }
  var language: String { get }
}

struct Row {
  var locale: Locale?
  var same: Bool { locale?.language.minimalIdentifier == Locale.current.language.minimalIdentifier }
  var short: String { locale?.language.minimalIdentifier ?? Locale.current.language.minimalIdentifier }
  func isOf(_ code: String, _ other: Locale) -> Bool { other.language.minimalIdentifier.hasPrefix(code) || !other.isSpoken(in: code) }
  func all(_ list: [Locale]) -> [String] {
    ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.hidesMenu ? [] : list.map(\.language.minimalIdentifier)
  }
  var width: Int { ProcessInfo.processInfo.isiOSAppOnMac ? 4 : 16 }
}
