import SwiftUI

struct ReaderRoot: View {
  let articles: [Article]
  @State private var selected = 0

  var body: some View {
    NavigationView {
      ArticleList(articles: articles, isLoading: false)
      Group {
        if #available(iOS 15.0, macOS 12.0, *) {
          ArticleView(article: articles[selected])
            .textSelection(.enabled)
        } else {
          ArticleView(article: articles[selected])
        }
      }
    }
    .onAppear(perform: prepare)
  }

  private func prepare() {
    guard #available(iOS 14, macOS 11, *) else { return }
    if ProcessInfo.processInfo.isiOSAppOnMac {
      selected = 0
    }
  }
}
