// No file imports the library any more: a person takes the package out of the manifest.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shelf",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(url: "https://github.com/johnpatrickmorgan/NavigationBackport.git", from: "0.9.0")  // stays: removable-shim/library "the package can go"
  ],
  targets: [.executableTarget(name: "Shelf", dependencies: ["NavigationBackport"])]
)

// ==== Sources/Shelf/Shelf.swift
import SwiftUI

struct Shelf: View {
  var body: some View { Text("a") }
}
