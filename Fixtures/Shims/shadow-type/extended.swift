// The project extends its type: the extension would be one of the native type.
// iOS: 13 -> 14

// ==== ProgressView.swift
import SwiftUI

struct ProgressView: View {  // stays: removable-shim/shadow-type "it is used in another way than by a call"
  var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.ProgressView()
    } else {
      Text(verbatim: "…")
    }
  }
}

extension ProgressView {
  static let waiting = ProgressView()
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      ProgressView()
      ProgressView.waiting
    }
  }
}

// ==== after: ProgressView.swift
import SwiftUI

struct ProgressView: View {
  var body: some View {
    SwiftUI.ProgressView()
  }
}

extension ProgressView {
  static let waiting = ProgressView()
}
