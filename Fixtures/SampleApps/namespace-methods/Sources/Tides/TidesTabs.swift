import SwiftUI

struct TidesTabs: View {
  @ObservedObject var store: HarbourStore
  let folder: URL

  private var warningCount: Int {
    store.harbours.map(\.warnings).reduce(0, +)
  }

  var body: some View {
    TabView {
      HarbourList(store: store, folder: folder)
        .tabItem { Label("Harbours", systemImage: "water.waves") }
        .backport.badge(warningCount) // the sum over all harbours
      Legend()
        .quiet()
        .tabItem { Label("Legend", systemImage: "list.bullet") }
    }
  }
}
