import SwiftUI

/// What the gallery showed before the system could load pictures by itself.
struct RemotePicture: View {
  @StateObject private var loader = PictureLoader()
  let url: URL?

  var body: some View {
    Group {
      if let image = loader.image {
        Image(uiImage: image).resizable()
      } else {
        Color.gray
      }
    }
    .onAppear { loader.load(url) }
  }
}

private final class PictureLoader: ObservableObject, @unchecked Sendable {
  @Published var image: UIImage?

  func load(_ url: URL?) {
    guard let url = url else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let loaded = data.flatMap(UIImage.init(data:))
      DispatchQueue.main.async { self.image = loaded }
    }
    .resume()
  }
}
