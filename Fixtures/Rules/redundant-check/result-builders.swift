// target: iOS 15
struct Feed: View {
  var body: some View {
    Group {
      if #available(iOS 14, *) { // expect: 10 [redundant-check] "the 'else' branch is dead"
        LazyVStack { rows }
      } else {
        VStack { rows }
      }
    }
    .modify { view in
      if #available(iOS 15, *) { view.badge(1) } else { view } // expect: 10 [redundant-check] "always true"
    }
    .overlay {
      if isShown, #available(iOS 16, *) { Grid { } } // above the minimum
    }
    .task(id: { if #available(iOS 15, *) { 1 } else { 0 } }()) { } // expect: 20 [redundant-check] "always true"
  }
  @ViewBuilder var footer: some View {
    if #unavailable(iOS 15) { Text("old") } // expect: 8 [redundant-check] "its body is dead"
    switch state {
    case .one: if #available(iOS 15, *) { One() } // expect: 19 [redundant-check] "always true"
    default: EmptyView()
    }
  }
}
