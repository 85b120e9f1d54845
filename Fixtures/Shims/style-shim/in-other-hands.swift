// A member that makes the style is asked for by a protocol, has a keyword for a name, is of another extension, is handed
// on; a view of that name is the project's own.
// iOS: 14 -> 15
// macOS: 11 -> 12
// migrate: --unsafe
// still builds for the old minimum: each style keeps its check or its type

// ==== Styles.swift
import SwiftUI

protocol Themed {
  associatedtype Style: PrimitiveButtonStyle
  static var style: Style { get }
}

struct Asked: PrimitiveButtonStyle {  // stays: style-shim "it is used in another way than by a call"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration)
    } else {
      Button(configuration).buttonStyle(PlainButtonStyle())
    }
  }
}

enum Theme: Themed {
  static var style: Asked { Asked() }
}

struct Keyword: PrimitiveButtonStyle {  // stays: style-shim "it is used in another way than by a call"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration)
    } else {
      Button(configuration).buttonStyle(PlainButtonStyle())
    }
  }
}

extension PrimitiveButtonStyle where Self == Keyword {
  static var `default`: Keyword { Keyword() }
}

struct Handed: PrimitiveButtonStyle {  // stays: style-shim "it is used in another way than by a call"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration)
    } else {
      Button(configuration).buttonStyle(PlainButtonStyle())
    }
  }
}

extension PrimitiveButtonStyle where Self == Handed {
  static var handed: Handed { Handed() }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(Theme.style)
      Button("b") {}.buttonStyle(.default)
      Button("c") {}.buttonStyle(isOn ? .handed : .handed)
    }
  }
}

// ==== after: Styles.swift
import SwiftUI

protocol Themed {
  associatedtype Style: PrimitiveButtonStyle
  static var style: Style { get }
}

struct Asked: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

enum Theme: Themed {
  static var style: Asked { Asked() }
}

struct Keyword: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

extension PrimitiveButtonStyle where Self == Keyword {
  static var `default`: Keyword { Keyword() }
}

struct Handed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

extension PrimitiveButtonStyle where Self == Handed {
  static var handed: Handed { Handed() }
}
