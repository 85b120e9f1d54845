// Facts of https://github.com/johnpatrickmorgan/NavigationBackport, from its sources and README, and of the native
// names, from Apple's documentation.
//
// All of it is one group: a link finds its stack, a stack its destinations and a destination its path through the
// environment, so that a native one among them finds nothing. With a binding to an item, the native destination came a
// year later.

extension Library {
  static let navigationBackport = Library(
    module: "NavigationBackport",
    names: LibraryName.table(
      """
      plain | 2022 | navigation | NBNavigationStack=NavigationStack NBNavigationPath=NavigationPath NBNavigationLink=NavigationLink
      plain | 2023 | navigation | nbNavigationDestination(item:)=navigationDestination
      plain | 2022 | navigation | nbNavigationDestination=navigationDestination nbUseNavigationStack[.whenAvailable]=
      plain | 2022 | navigation | nbUseNavigationStack= | the stack was made of a 'NavigationView' on every system, which may look and act differently
      missing plain | | navigation | UseNavigationStackPolicy | a 'NavigationStack' has no policy: pass '.whenAvailable' where it is used
      method NBNavigationPath | 2022 | navigation | push=self.append | what it adds is type-erased already, and may be so twice
      method NBNavigationPath | 2022 | navigation | pop=self.removeLast popToRoot=self.removeLast(self.count)
      missing method NBNavigationPath | | navigation | popTo | a 'NavigationPath' does not tell what it holds
      missing plain | | navigation | withDelaysIfUnsupported calculateSteps | a 'NavigationStack' takes several screens at once: change the path itself
      missing plain | | navigation | PathNavigator Navigator! | hand the path's binding down, or put it into the environment yourself
      missing plain | | navigation | NBScreen | 'Hashable' is all that a 'NavigationStack' asks of a screen
      missing plain | | navigation | navigationLinkRowStyle NavigationLinkRowStyle | a 'NavigationLink' in a list looks like a row by itself
      """))
}
