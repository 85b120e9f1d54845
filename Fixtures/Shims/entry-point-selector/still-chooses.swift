// With the check gone it still chooses, by what the person holding the device prefers: it stays.
// iOS: 13 -> 14

// ==== Main.swift
import SwiftUI

@main
struct Main {  // stays: entry-point-selector "it is more than a native call with its parameters"
  static func main() {
    if #available(iOS 14, *) {
      if UserDefaults.standard.bool(forKey: "classic") {
        ClassicApp.main()
      } else {
        PhotosApp.main()
      }
    } else {
      ClassicApp.main()
    }
  }
}

struct ClassicApp {
  static func main() {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(OldDelegate.self))
  }
}

final class OldDelegate: UIResponder, UIApplicationDelegate {}

// ==== PhotosApp.swift
import SwiftUI

@available(iOS 14.0, *)
struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
  }
}

// ==== after: Main.swift
import SwiftUI

@main
struct Main {
  static func main() {
    if UserDefaults.standard.bool(forKey: "classic") {
      ClassicApp.main()
    } else {
      PhotosApp.main()
    }
  }
}

struct ClassicApp {
  static func main() {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(OldDelegate.self))
  }
}

final class OldDelegate: UIResponder, UIApplicationDelegate {}

// ==== after: PhotosApp.swift
import SwiftUI

struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
  }
}
