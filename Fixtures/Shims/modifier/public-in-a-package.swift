// Clients may use the function that applies it: both stay until `--unsafe`, and so does the check that tells.
// iOS: 15 -> 16
// still builds for the old minimum: nothing is rewritten

// ==== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit", platforms: [.iOS(.v16)], products: [.library(name: "Kit", targets: ["Kit"])],
  targets: [.target(name: "Kit", path: "Kit")])

// ==== Kit/Still.swift
import SwiftUI

struct Still: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}

extension View {
  public func still() -> some View { modifier(Still()) }
}

// ==== after: Kit/Still.swift
import SwiftUI

extension View {
  public func still() -> some View { scrollDisabled(true) }
}
