// The mirror is written to the defaults by its raw value, which the native type has not.
// macOS: 13 -> 15

// ==== Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func pointing(_ style: Pointing) -> some View {
    if #available(macOS 15, *) {
      pointerStyle(style.official)
    } else {
      self
    }
  }
}

enum Pointing: String, CaseIterable {  // stays: removable-shim/mirror "String"
  case link, grabIdle

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: return .link
    case .grabIdle: return .grabIdle
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let pointing = Pointing(rawValue: UserDefaults.standard.string(forKey: "pointing") ?? "") ?? .link
  var body: some View { Text("\(Pointing.allCases.count)").pointing(pointing) }
}

// ==== after: Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func pointing(_ style: Pointing) -> some View {
    pointerStyle(style.official)
  }
}

enum Pointing: String, CaseIterable {
  case link, grabIdle

  var official: PointerStyle {
    switch self {
    case .link: return .link
    case .grabIdle: return .grabIdle
    }
  }
}
