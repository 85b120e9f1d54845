import SwiftUI

struct GalleryScreen: View {
  let pictures: [Picture]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(pictures) { picture in
          PictureCard(picture: picture)
        }
      }
    }
    .navigationTitle("Gallery")
  }
}

struct PictureCard: View {
  let picture: Picture

  var body: some View {
    VStack(alignment: .leading) {
      Backport.AsyncImage(url: picture.url)
        .aspectRatio(contentMode: .fill)
        .frame(height: 180)
      Backport<Any>.ViewThatFits {
        Text(picture.title).font(.headline)
        Text(picture.title).font(.caption)
      }
    }
    .cornerRadius(8)
  }
}

struct PictureBadge: View {
  let picture: Picture?

  var body: some View {
    if let picture = picture {
      Backport<Any>.AsyncImage(url: picture.url).frame(width: 44, height: 44)
    } else {
      Backport.AsyncImage(url: nil)
    }
  }
}
