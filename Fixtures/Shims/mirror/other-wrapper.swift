// The wrapper is called otherwise, and its method converts what it is given: first the mirror goes, then the method.
// iOS: 15 -> 17

// ==== Compat.swift
import SwiftUI

struct Compat<Base> {
  let base: Base
}

extension View {
  var compat: Compat<Self> { Compat(base: self) }
}

enum CompatBounce {
  case automatic, basedOnSize

  @available(iOS 16.4, *)
  var value: ScrollBounceBehavior {
    switch self {
    case .automatic: .automatic
    case .basedOnSize: .basedOnSize
    }
  }
}

extension Compat where Base: View {
  @ViewBuilder
  func scrollBounceBehavior(_ bounce: CompatBounce, axes: Axis.Set) -> some View {
    if #available(iOS 16.4, *) {
      base.scrollBounceBehavior(bounce.value, axes: axes)
    } else {
      base
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .compat.scrollBounceBehavior(.basedOnSize, axes: .vertical)
  }
}

// ==== after: Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .scrollBounceBehavior(.basedOnSize, axes: .vertical)
  }
}
