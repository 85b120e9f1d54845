// A package is built for every platform, and only iOS is named: elsewhere the old name is not deprecated, and
// nothing is said.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Compat",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Compat", targets: ["Compat"])],
  targets: [.target(name: "Compat")]
)

// ==== Sources/Compat/Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")
  func compatBadge(_ count: Int) -> some View { self }
}

// ==== Sources/Compat/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").compatBadge(2) }
}
