import SwiftUI

struct StopwatchView: View {
  @Backport.StateObject private var stopwatch = Stopwatch()
  @Backport<Any>.AppStorage("showsHundredths") private var showsHundredths = false
  @State private var laps: [Int] = []

  var body: some View {
    VStack(spacing: 8) {
      Text("\(stopwatch.seconds)").font(.title)
      Toggle("Running", isOn: $stopwatch.isRunning)
      Toggle("Hundredths", isOn: $showsHundredths)
      Button("Lap") { laps.append(stopwatch.seconds) }
      Button("Reset", action: stopwatch.reset)
    }
    .backport.navigationTitle("Stopwatch")
  }
}

struct LapList: View {
  @Backport.StateObject var stopwatch: Stopwatch = Stopwatch()
  let laps: [Int]

  var body: some View {
    List(laps, id: \.self) { lap in
      Text("\(lap) s of \(stopwatch.seconds) s")
    }
    .backport
    .navigationTitle("Laps")
  }
}
