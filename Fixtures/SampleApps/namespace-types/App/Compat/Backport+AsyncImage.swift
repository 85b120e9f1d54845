import SwiftUI

extension Backport where Content == Any {
  /// Loads and shows the picture at an address.
  struct AsyncImage: View {
    let url: URL?

    var body: some View {
      if #available(iOS 15, *) {
        SwiftUI.AsyncImage(url: url)
      } else {
        RemotePicture(url: url)
      }
    }
  }
}
