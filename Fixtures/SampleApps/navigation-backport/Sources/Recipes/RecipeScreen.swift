import SwiftUI
import NavigationBackport

struct RecipeScreen: View {
  let recipe: Recipe
  let goHome: () -> Void
  @State private var isWeighing = false

  var body: some View {
    VStack {
      ForEach(recipe.steps, id: \.self) { step in
        Text(step)
      }
      NBNavigationLink("Timer", value: Kitchen.timer(minutes: 5))
      Button("Weigh") { isWeighing = true }
      Button("Back to the chapters", action: goHome)
    }
    .nbNavigationDestination(isPresented: $isWeighing) {
      Text("Scales")
    }
  }
}
