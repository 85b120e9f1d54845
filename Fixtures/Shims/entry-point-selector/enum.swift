// An enum with the entry point, `if` without `else`, and nothing else in its file.
// iOS: 13 -> 14

// ==== Main.swift
import SwiftUI

@main
enum Main {
  static func main() {
    guard #available(iOS 14, *) else {
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(OldDelegate.self))
      return
    }
    PhotosApp.main()
  }
}

// ==== PhotosApp.swift
import SwiftUI

/// The app itself.
@available(iOS 14.0, *)
struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
  }
}

// ==== OldDelegate.swift
import UIKit

final class OldDelegate: UIResponder, UIApplicationDelegate {}

// ==== after: Main.swift: gone

// ==== after: PhotosApp.swift
import SwiftUI

/// The app itself.
@main
struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
  }
}
