// A style is named by its type, by a member of the style's protocol, by one of a namespace, and by a constant.
// iOS: 14 -> 15
// macOS: 11 -> 12
// migrate: --unsafe

// ==== Styles.swift
import SwiftUI

/// A button with a background.
struct Prominent: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration).buttonStyle(.borderedProminent)
    } else {
      Button(configuration).buttonStyle(PlainButtonStyle())
    }
  }
}

extension PrimitiveButtonStyle where Self == Prominent {
  /// A button with a background.
  static var prominent: Self { .init() }
}

enum Compat {
  static let prominent = Prominent()
  static var other: Int { 1 }
}

// ==== Erased.swift
import SwiftUI

private struct Erased: PrimitiveButtonStyle {
  init() {}

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    guard #available(iOS 15, macOS 12, *) else {
      return AnyView(Button(configuration))
    }
    return AnyView(Button(configuration).buttonStyle(BorderedProminentButtonStyle()))
  }
}

struct Footer: View {
  var body: some View {
    Button("b") {}
      .buttonStyle(Erased())
      .padding(2)
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(.prominent).padding(2)
      Button("b") {}
        .buttonStyle(Prominent())
        .tag(Compat.other)
      Button("c") {}
        .buttonStyle(
          Compat.prominent
        )
      Button("d") {}.buttonStyle(Prominent.prominent)
    }
    .buttonStyle(.prominent)
  }

  var rows: some View { buttonStyle(.prominent) }
}

// ==== after: Styles.swift
import SwiftUI

enum Compat {
  static var other: Int { 1 }
}

// ==== after: Erased.swift
import SwiftUI

struct Footer: View {
  var body: some View {
    Button("b") {}
      .buttonStyle(BorderedProminentButtonStyle())
      .padding(2)
  }
}

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(.borderedProminent).padding(2)
      Button("b") {}
        .buttonStyle(.borderedProminent)
        .tag(Compat.other)
      Button("c") {}
        .buttonStyle(
          .borderedProminent
        )
      Button("d") {}.buttonStyle(.borderedProminent)
    }
    .buttonStyle(.borderedProminent)
  }

  var rows: some View { buttonStyle(.borderedProminent) }
}
