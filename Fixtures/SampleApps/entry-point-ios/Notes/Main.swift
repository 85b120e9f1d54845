import SwiftUI

@main
struct Main {
  static func main() {
    if #available(iOS 14.0, *) {
      NotesApp.main()
    } else {
      UIApplicationMain(
        CommandLine.argc,
        CommandLine.unsafeArgv,
        nil,
        NSStringFromClass(AppDelegate.self)
      )
    }
  }
}
