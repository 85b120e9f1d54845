// target: iOS 15
// fixes: unsafe
struct Screen: View {
  var body: some View {
    Text("a")
      .badge(1)
    // Nothing says that the function gives back what its closure does.
    Text("b")
      .then { view in
        view.badge(1)
      }
  }
}
