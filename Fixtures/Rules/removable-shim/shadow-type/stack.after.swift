// target: iOS 14
import SwiftUI
struct Row: View {
  var body: some View { LazyVStack(spacing: 4) { LazyVStack { Text("a") } } }
}
