import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      Backport.NavigationStack {
        GalleryScreen(pictures: Picture.samples)
      }
    }
  }
}
