// A value of it is kept, its type is named, it keeps something, it does more, it applies a style of the project.
// iOS: 14 -> 15
// macOS: 11 -> 12
// migrate: --unsafe

// ==== Styles.swift
import SwiftUI

struct Kept: PrimitiveButtonStyle {  // stays: style-shim "it is used in another way than by a call"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration).buttonStyle(.borderedProminent)
    } else {
      Button(configuration)
    }
  }
}

enum Compat {
  static var passed: Passed { Passed() }
}

struct Passed: PrimitiveButtonStyle {  // stays: style-shim "it is used in another way than by a call"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration).buttonStyle(.borderedProminent)
    } else {
      Button(configuration)
    }
  }
}

struct Padded: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration).buttonStyle(.borderedProminent).padding(2)
    } else {
      Button(configuration)
    }
  }
}

struct Own: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration).buttonStyle(.calm)
    } else {
      Button(configuration)
    }
  }
}

@available(iOS 15, macOS 12, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var calm: Self { .init() }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  private let kept: Kept = Kept()

  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(kept)
      styled(Button("b") {}, Compat.passed)
      Button("c") {}.buttonStyle(Padded())
      Button("d") {}.buttonStyle(Own())
    }
  }

  private func styled<Style: PrimitiveButtonStyle>(_ view: some View, _ style: Style) -> some View {
    view.buttonStyle(style)
  }
}

// ==== after: Styles.swift
import SwiftUI

struct Kept: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent)
  }
}

enum Compat {
  static var passed: Passed { Passed() }
}

struct Passed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent)
  }
}

struct Padded: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).padding(2)
  }
}

struct Own: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.calm)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var calm: Self { .init() }
}
