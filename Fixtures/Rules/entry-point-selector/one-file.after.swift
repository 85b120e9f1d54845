// target: iOS 14
import SwiftUI
@available(iOS 14, *)
@main
struct NotesApp: App { var body: some Scene { WindowGroup { Text("a") } } }
struct OldApp { static func main() {} }
