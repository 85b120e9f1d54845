import SwiftUI

struct DeviceScreen: View {
  let device: Device
  let unpair: () -> Void
  @State private var isUnpairing = false
  @State private var isRinging = false

  var body: some View {
    VStack {
      Text(device.name).font(.title)
      Button("Ring") { isRinging = true }
      Button("Unpair") { isUnpairing = true }
    }
    .alert("Unpair this device?", isPresented: $isUnpairing) {
      Button("Unpair", role: .destructive) { unpair() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It can be paired again at any time.")
    }
    .alert("Ringing", isPresented: $isRinging) {
      Button("Stop", role: .cancel) { isRinging = false }
    } message: {
      Text("The device rings until it is found.")
    }
  }
}
