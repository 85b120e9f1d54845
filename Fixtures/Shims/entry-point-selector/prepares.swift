// Before it chooses it prepares something: the entry point stays, without the choice.
// iOS: 13 -> 14

// ==== Main.swift
import SwiftUI

@main
struct Main {  // stays: entry-point-selector "more than"
  static func main() {
    UserDefaults.standard.set(true, forKey: "started")
    if #available(iOS 14, *) {
      PhotosApp.main()
    } else {
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(OldDelegate.self))
    }
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
    UserDefaults.standard.set(true, forKey: "started")
    PhotosApp.main()
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
