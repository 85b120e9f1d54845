// The same with `--unsafe`: those who use the package have to follow.
// iOS: 15 -> 16
// migrate: --unsafe

// ==== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Sheets",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Sheets", targets: ["Sheets"])],
  targets: [.target(name: "Sheets")]
)

// ==== Sources/Sheets/View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  public func halfSheet() -> some View {
    if #available(iOS 16, *) {
      presentationDetents([.medium])
    } else {
      self
    }
  }
}

// ==== Sources/Sheets/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").halfSheet() }
}

// ==== after: Sources/Sheets/View+Compat.swift: gone

// ==== after: Sources/Sheets/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").presentationDetents([.medium]) }
}
