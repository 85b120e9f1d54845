import SwiftUI

struct HarbourList: View {
  @ObservedObject var store: HarbourStore
  let folder: URL
  @State private var isShowingLegend = false

  var body: some View {
    List {
      ForEach(store.shown) { harbour in
        HarbourRow(harbour: harbour)
          .backport.hiddenRowSeparator()
      }
    }
    .backport
    .refreshable { [store, folder] in
      await store.reload(from: folder)
    }
    .backport.task { await store.reload(from: folder) }
    .navigationTitle("Harbours")
    .sheet(isPresented: $isShowingLegend) {
      Legend().backport.halfSheet()
    }
  }
}

struct HarbourRow: View {
  let harbour: Harbour

  var body: some View {
    let title = Text(harbour.name)
    HStack {
      title.backport.badge(harbour.warnings)
      Spacer()
      level
    }
    .backport.tint(harbour.warnings > 2 ? .red : .orange)
  }

  private var level: some View {
    Text("\(harbour.highest)").font(.caption).backport.badge(Text("m").bold()).padding()
  }
}

struct Legend: View {
  var body: some View {
    VStack {
      Text("High water")
      Text("Low water")
    }
    .backport.scrollDisabled(true)
  }
}

extension View {
  /// A view may also wrap itself.
  func quiet() -> some View {
    self.backport.scrollDisabled(true)
  }
}
