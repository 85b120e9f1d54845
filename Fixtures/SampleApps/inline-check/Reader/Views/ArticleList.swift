import SwiftUI

struct ArticleList: View {
  let articles: [Article]
  let isLoading: Bool

  var body: some View {
    ScrollView {
      VStack {
        Group {
          if isLoading {
            if #available(iOS 14, macOS 11, *) {
              ProgressView("Loading")
            } else {
              Text("Loading")
            }
          } else if articles.isEmpty {
            emptyNote
          } else {
            rows
          }
        }
      }
    }
  }

  private var rows: some View {
    ForEach(articles) { article in
      HStack {
        Group {
          if #available(iOS 15, macOS 12, *), article.picture != nil {
            AsyncImage(url: article.picture)
          } else {
            Color.gray
          }
        }
        .frame(width: 60, height: 60)
        Text(article.title).font(article.isFresh() ? .headline : .body)
      }
    }
  }

  @ViewBuilder
  private var emptyNote: some View {
    if #available(iOS 17, macOS 14, *) {
      ContentUnavailableView("Nothing to read", systemImage: "newspaper")
    } else if #available(iOS 14, macOS 11, *) {
      Label("Nothing to read", systemImage: "newspaper")
    } else {
      Text("Nothing to read")
    }
  }
}
