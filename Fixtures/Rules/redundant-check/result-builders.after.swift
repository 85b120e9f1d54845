// target: iOS 15
struct Feed: View {
  var body: some View {
    Group {
      LazyVStack { rows }
    }
    .modify { view in
      if #available(iOS 15, *) { view.badge(1) } else { view }
    }
    .overlay {
      if isShown, #available(iOS 16, *) { Grid { } } // above the minimum
    }
    .task(id: 1) { }
  }
  @ViewBuilder var footer: some View {
    switch state {
    case .one: One()
    default: EmptyView()
    }
  }
}
