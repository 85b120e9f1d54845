// target: iOS 16
import NavigationBackport

struct Shelf: View {
  @State private var path: NBNavigationPath = NavigationBackport.NBNavigationPath() // expect: 28 [removable-shim/library] "'NBNavigationLink', 'NBNavigationPath' and 5 more names of NavigationBackport stand for what is native and there now on every system: 9 uses in 1 file"

  var body: some View {
    NBNavigationStack(path: $path) {
      NBNavigationLink("Book", value: 1)
        .nbNavigationDestination(for: Int.self) { Text("\($0)") }
        .nbNavigationDestination(isPresented: .constant(true)) { Text("NBNavigationPath in text") }
    }
    .nbUseNavigationStack(.whenAvailable)
    // NBNavigationStack in a comment stays
  }

  func close() {
    path.pop()
    path.popToRoot()
    others.popToRoot() // not a path of the library
  }
}
