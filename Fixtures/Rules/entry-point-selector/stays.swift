// target: iOS 14
import SwiftUI
@main
enum Main { // expect: 6 [entry-point-selector] "more than a native call with its parameters: 'isClassic'"
  static func main() {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      if isClassic { OldApp.main() } else { NotesApp.main() }
    } else { OldApp.main() }
  }
}
struct NotesApp: App { var body: some Scene { WindowGroup { Text("a") } } }
struct OldApp { static func main() {} }
