// target: iOS 14
import SwiftUI
@main
struct Main { // expect: 8 [entry-point-selector] "another way than by a call"
  static func main() {
    guard #available(iOS 14, *) else { return OldApp.main() } // expect: 11 [redundant-check] "always true"
    NotesApp.main()
  }
}
private struct NotesApp: App { var body: some Scene { WindowGroup { Text("a") } } }
struct OldApp { static func main() { print(Main.self) } }
