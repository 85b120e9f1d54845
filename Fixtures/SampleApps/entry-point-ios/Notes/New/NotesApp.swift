import SwiftUI

@available(iOS 14.0, *)
struct NotesApp: App {
  @StateObject private var book = Notebook()

  var body: some Scene {
    WindowGroup {
      NavigationView {
        NoteList(book: book)
          .navigationTitle("Notes")
      }
    }
  }
}
