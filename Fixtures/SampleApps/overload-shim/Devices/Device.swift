import SwiftUI

struct Device: Identifiable, Hashable {
  let id: String
  var name: String
}

@main
struct DevicesApp: App {
  var body: some Scene {
    WindowGroup {
      DeviceScreen(device: Device(id: "a1", name: "Telephone"), unpair: {})
    }
  }
}
