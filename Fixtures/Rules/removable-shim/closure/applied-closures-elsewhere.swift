// target: iOS 15
// fixes: unsafe
struct Screen: View {
  var body: some View {
    Text("a")
      .modify { view in
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          view.badge(1)
        } else {
          view
        }
      }
    // Nothing says that the function gives back what its closure does.
    Text("b")
      .then { view in
        if #available(iOS 15, *) { view.badge(1) } // expect: 12 [redundant-check] "always true"
      }
  }
}
