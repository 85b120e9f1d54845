// The project is the library: nothing is said of its own names.
// iOS: 15 -> 16
// still builds for the old minimum: nothing newer is called

// ==== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "NavigationBackport", platforms: [.iOS(.v16)],
  products: [.library(name: "NavigationBackport", targets: ["NavigationBackport"])],
  targets: [.target(name: "NavigationBackport"), .testTarget(name: "Tests", dependencies: ["NavigationBackport"])])

// ==== Tests/Tests/StackTests.swift
import NavigationBackport
import SwiftUI

struct Card: View {
  var body: some View {
    NBNavigationStack { Text("a") }
  }
}
