// target: iOS 16
import SwiftUI
@main
struct NotesApp: App { var body: some Scene { WindowGroup { Text("a") } } }
struct OldApp { static func main() {} }
