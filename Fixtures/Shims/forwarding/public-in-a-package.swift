// A public method of a package is for others to call: it stays unless `--unsafe` is given.
// iOS: 15 -> 16
// still builds for the old minimum: the check is what shows that the shim can go, and stays with it

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
  public func halfSheet() -> some View {  // stays: removable-shim/forwarding "public"
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
