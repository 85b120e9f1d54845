import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let text: String
  let cents: Int

  static let samples = [Entry(id: 1, text: "Rent", cents: -80_000), Entry(id: 2, text: "Salary", cents: 210_000)]
}

struct EntryTable: View {
  let entries: [Entry]

  var body: some View {
    List(entries) { entry in
      HStack {
        Text(entry.text)
        Spacer()
        Text("\(entry.cents)")
      }
    }
  }
}
