import SwiftUI

@available(macOS 11.0, *)
struct AtlasApp: App {
  var body: some Scene {
    WindowGroup("Atlas") {
      MapList()
    }
  }
}

struct MapList: View {
  private let maps = ["Africa", "America", "Antarctica", "Asia", "Europe", "Oceania"]

  var body: some View {
    List(maps, id: \.self) { map in
      if #available(macOS 11, *) {
        Label(map, systemImage: "map")
      } else {
        Text(map)
      }
    }
  }
}
