// target: iOS 13
import SwiftUI
@main
struct Main { // the check is not settled: silent
  static func main() {
    if #available(iOS 14, *) { NotesApp.main() } else { OldApp.main() }
  }
}
@available(iOS 14, *)
struct NotesApp: App { var body: some Scene { WindowGroup { Text("a") } } }
struct OldApp { static func main() {} }
