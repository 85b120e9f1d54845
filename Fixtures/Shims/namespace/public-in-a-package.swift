// The wrapper and its shims are public in a library: others may call them.
// iOS: 15 -> 16
// still builds for the old minimum: the check is what shows that the shim can go, and stays with it

// ==== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Compat",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Compat", targets: ["Compat"])],
  targets: [.target(name: "Compat")]
)

// ==== Sources/Compat/Backport.swift
import SwiftUI

public struct Backport<Content> {
  public let content: Content

  public init(_ content: Content) {
    self.content = content
  }
}

extension View {
  public var backport: Backport<Self> { Backport(self) }
}

extension Backport where Content: View {
  @ViewBuilder
  public func scrollDisabled(_ isDisabled: Bool) -> some View {  // stays: removable-shim/namespace "public"
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}
