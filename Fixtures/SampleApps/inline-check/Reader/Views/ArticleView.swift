import SwiftUI

struct ArticleView: View {
  let article: Article
  @State private var isSharing = false

  var body: some View {
    Group {
      Text(article.dateLine).font(.caption)

      if #available(iOS 14.0, macOS 11.0, *) {
        LazyVStack(alignment: .leading) {
          paragraphs
        }
      } else {
        // Fallback on earlier versions
        VStack(alignment: .leading) {
          paragraphs
        }
      }
    }
    .padding()
  }

  private var paragraphs: some View {
    ForEach(article.paragraphs, id: \.self) { paragraph in
      Text(paragraph)
    }
  }
}
