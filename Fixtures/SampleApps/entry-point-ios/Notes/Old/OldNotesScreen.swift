import SwiftUI

/// The notes as they look up to iOS 13.
struct OldNotesScreen: View {
  @ObservedObject var book: Notebook

  var body: some View {
    NavigationView {
      NoteList(book: book)
        .navigationBarTitle("Notes")
    }
  }
}
