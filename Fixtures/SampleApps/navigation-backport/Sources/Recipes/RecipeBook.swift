import NavigationBackport
import SwiftUI

struct RecipeBook: View {
  let chapters: [Chapter]
  @State private var path = NBNavigationPath()

  var body: some View {
    NBNavigationStack(path: $path) {
      List(chapters) { chapter in
        NBNavigationLink(value: chapter) {
          Text(chapter.title)
        }
      }
      .nbNavigationDestination(for: Chapter.self) { chapter in
        ChapterScreen(chapter: chapter)
      }
      .nbNavigationDestination(for: Recipe.self, destination: { recipe in
        RecipeScreen(recipe: recipe, goHome: { path.removeLast(path.count) })
      })
      .navigationTitle("Recipes")
    }
  }
}

struct ChapterScreen: View {
  let chapter: Chapter

  var body: some View {
    List {
      ForEach(chapter.recipes) { recipe in
        NBNavigationLink(value: recipe, label: { Text(recipe.name) })
      }
    }
  }
}
