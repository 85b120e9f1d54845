// target: iOS 16
import SwiftUI

struct Shelf: View {
  @State private var path: NavigationPath = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Book", value: 1)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(isPresented: .constant(true)) { Text("NBNavigationPath in text") }
    }
    // NBNavigationStack in a comment stays
  }

  func close() {
    path.removeLast()
    path.removeLast(path.count)
    others.popToRoot() // not a path of the library
  }
}
