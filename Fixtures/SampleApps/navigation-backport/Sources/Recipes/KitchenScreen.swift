import NavigationBackport
import SwiftUI

/// A stack on an array: all its screens are of one type.
struct KitchenScreen: View {
  @State private var tools: [Kitchen] = []

  var body: some View {
    NBNavigationStack(path: $tools) {
      Button("Scales") { tools.append(.scales) }
        .nbNavigationDestination(for: Kitchen.self) { tool in
          switch tool {
          case .timer(let minutes): Text("\(minutes) minutes")
          case .scales: Text("0 g")
          }
        }
    }
  }
}

struct PlainStack: View {
  var body: some View {
    NBNavigationStack {
      Text("Nothing is cooking")
    }
  }
}
