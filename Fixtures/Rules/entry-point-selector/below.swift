// target: iOS 16
import SwiftUI
@main
struct Main { // expect: 8 [entry-point-selector] "'Main' only starts 'NotesApp', which can be the entry point itself"
  static func main() {
    if #available(iOS 14, *) { NotesApp.main() } else { OldApp.main() } // expect: 8 [redundant-check] "always true"
  }
}
struct NotesApp: App { var body: some Scene { WindowGroup { Text("a") } } }
struct OldApp { static func main() {} }
