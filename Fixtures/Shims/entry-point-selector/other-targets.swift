// Entry points of other targets start the same app, which would be an entry point of those, too: it stays.
// iOS: 13 -> 14

// ==== Main.swift
import SwiftUI

@main
struct PhoneMain {  // stays: entry-point-selector "another entry point starts the same app"
  static func main() {
    if #available(iOS 14, *) {
      PhotosApp.main()
    } else {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
    }
  }
}

@available(iOS 14.0, *)
struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
  }
}

// ==== Desk.swift
import SwiftUI

#if DESK
@main
struct DeskMain {
  static func main() { PhotosApp.main() }
}
#endif

// ==== after: Main.swift
import SwiftUI

@main
struct PhoneMain {
  static func main() {
    PhotosApp.main()
  }
}

struct PhotosApp: App {
  var body: some Scene {
    WindowGroup { Text("Photos") }
  }
}
