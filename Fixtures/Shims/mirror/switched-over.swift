// The project asks the mirror which case it is. The native type is a struct: there is nothing to switch
// over.
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

enum Pointing {  // stays: removable-shim/mirror "it is used in another way than by a call"
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
  let pointing: Pointing

  private var name: LocalizedStringKey {
    switch pointing {
    case .link: "link"
    case .grabIdle: "hand"
    }
  }

  var body: some View {
    Text(name).pointing(pointing)
  }
}

// ==== after: Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func pointing(_ style: Pointing) -> some View {
    pointerStyle(style.official)
  }
}

enum Pointing {
  case link, grabIdle

  var official: PointerStyle {
    switch self {
    case .link: return .link
    case .grabIdle: return .grabIdle
    }
  }
}
