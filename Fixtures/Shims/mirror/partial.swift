// Two cases stand for one native value, and the conversion decides by more than the case: no mirror.
// iOS: 15 -> 16

// ==== Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func sheetHeight(_ height: SheetHeight) -> some View {
    if #available(iOS 16, *) {
      presentationDetents([height.detent])
    } else {
      self
    }
  }
}

struct SheetHeight {
  var isTall: Bool

  @available(iOS 16, *)
  var detent: PresentationDetent {
    isTall ? .large : .fraction(0.3)
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").sheetHeight(SheetHeight(isTall: true)) }
}

// ==== after: Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func sheetHeight(_ height: SheetHeight) -> some View {
    presentationDetents([height.detent])
  }
}

struct SheetHeight {
  var isTall: Bool

  var detent: PresentationDetent {
    isTall ? .large : .fraction(0.3)
  }
}
