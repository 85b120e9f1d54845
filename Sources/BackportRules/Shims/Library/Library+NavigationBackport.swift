// Facts of https://github.com/johnpatrickmorgan/NavigationBackport, from its sources and README, and
// of the native names, from Apple's documentation.
//
// All of it is one group: a link finds its stack, a stack its destinations and a destination its path through the
// environment, so that a native one among them finds nothing.

extension Library {
  static let navigationBackport = Library(
    module: "NavigationBackport",
    names: [
      .plain("NBNavigationStack", "NavigationStack", stack),
      .plain("NBNavigationPath", "NavigationPath", stack),
      .plain("NBNavigationLink", "NavigationLink", stack),
      // With a binding to an item, the native one came a year later.
      .plain(
        "nbNavigationDestination", ["item"], "navigationDestination",
        "iOS 17, macOS 14, tvOS 17, watchOS 10"),
      .plain("nbNavigationDestination", "navigationDestination", stack),

      // Which of the two kinds of navigation views a stack is made of: the native one is what it is.
      LibraryName(
        kind: .plain, name: "nbUseNavigationStack", argument: ".whenAvailable", native: .nothing,
        since: stack),
      LibraryName(
        kind: .plain, name: "nbUseNavigationStack", native: .nothing, since: stack,
        doubt: "the stack was made of a 'NavigationView' on every system, which may look and act differently"),
      .missing(
        .plain, "UseNavigationStackPolicy",
        "a 'NavigationStack' has no policy: pass '.whenAvailable' where it is used"),

      // What the library adds to paths.
      .method("push", "self.append").doubted("what it adds is type-erased already, and may be so twice"),
      .method("pop", "self.removeLast"),
      .method("popToRoot", "self.removeLast(self.count)"),
      .missing(.method(of: "NBNavigationPath"), "popTo", "a 'NavigationPath' does not tell what it holds"),
      .missing(
        .plain, "withDelaysIfUnsupported",
        "a 'NavigationStack' takes several screens at once: change the path itself"),
      .missing(
        .plain, "PathNavigator", "hand the path's binding down, or put it into the environment yourself"),
      .missing(
        .plain, "Navigator",
        "hand the path's binding down, or put it into the environment yourself"
      ).common,
      .missing(
        .plain, "calculateSteps", "a 'NavigationStack' takes several screens at once: change the path itself"),
      .missing(.plain, "NBScreen", "'Hashable' is all that a 'NavigationStack' asks of a screen"),
      .missing(
        .plain, "navigationLinkRowStyle", "a 'NavigationLink' in a list looks like a row by itself"),
      .missing(
        .plain, "NavigationLinkRowStyle", "a 'NavigationLink' in a list looks like a row by itself"),
    ].map { $0.with("navigation") })

  fileprivate static let stack = "iOS 16, macOS 13, tvOS 16, watchOS 9"
}

extension LibraryName {
  fileprivate static func plain(_ name: String, _ native: String, _ since: String) -> Self {
    .plain(name, [], native, since)
  }

  fileprivate static func method(_ name: String, _ native: String) -> Self {
    LibraryName(
      kind: .method(of: "NBNavigationPath"), name: name, native: .name(native), since: Library.stack)
  }
}
