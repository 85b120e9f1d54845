import Combine
import SwiftUI

final class Notebook: ObservableObject {
  @Published var notes: [String] = ["Buy ink"]
}

struct NoteList: View {
  @ObservedObject var book: Notebook

  var body: some View {
    List(book.notes, id: \.self) { note in
      Text(note)
    }
  }
}
