// An argument that is used twice would be evaluated twice.
// iOS: 15 -> 16

// ==== View+Sheets.swift
import SwiftUI

extension View {
  @ViewBuilder
  func framed(_ height: CGFloat) -> some View {  // stays: removable-shim/forwarding "it is more than a native call with its parameters: 'height'"
    if #available(iOS 16, *) {
      self.presentationDetents([.height(height), .height(height * 2)])
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").framed(100) }
}

// ==== after: View+Sheets.swift
import SwiftUI

extension View {
  @ViewBuilder
  func framed(_ height: CGFloat) -> some View {
    self.presentationDetents([.height(height), .height(height * 2)])
  }
}
