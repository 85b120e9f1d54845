import SwiftUI

@available(OSX 11.0, *)
struct LedgerApp: App {
  var body: some Scene {
    WindowGroup {
      EntryTable(entries: Entry.samples)
        .navigationTitle("Ledger")
    }
    Settings {
      Text("Currency")
    }
  }
}
