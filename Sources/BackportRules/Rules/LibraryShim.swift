// import NavigationBackport                 import SwiftUI
// NBNavigationStack(path: $path) { … }      → NavigationStack(path: $path) { … }
//
// The tables in `Libraries/` say what stands for what, and from when on; `.backport.json` adds others.
import LintCore

extension Rule {
  public static let libraryShim = Rule(
    id: "removable-shim", kind: "library", formerID: "library-shim",
    summary: "A name of a compatibility library that stands for a native one",
    words: Library.builtInModules,
    documentation: Documentation(
      what: """
        Finds names of NavigationBackport and SwiftUIBackports, and of the libraries that `.backport.json` \
        tells of, whose native counterparts are there on every system that is built for. Names without a \
        native counterpart are noted where they are used, and so are imports that nothing needs any more.
        """,
      before: """
        // the minimum is iOS 16
        import NavigationBackport

        NBNavigationStack(path: $path) {
          NBNavigationLink(value: recipe) { Text(recipe.name) }
        }
        """,
      after: """
        import SwiftUI

        NavigationStack(path: $path) {
          NavigationLink(value: recipe) { Text(recipe.name) }
        }
        """,
      safety: """
        Names whose types flow together (a stack and its path) are rewritten in all files at once, or not at \
        all: one of them without a native counterpart keeps all of its group. Where the native one may act \
        differently (`.nbUseNavigationStack(.never)`, `@Backport.FocusState`), the fix is unsafe. The \
        package itself is taken out of the project by a person.
        """
    ),
    project: .libraries)
}
