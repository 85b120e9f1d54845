import Availability
import LintCore
import Testing

@testable import Reporting

struct ShortMessagesTests {
  private let messages = ShortMessages([
    DeploymentTarget(.iOS, Version(16), source: "project.yml (target \"App\" (all))"),
    DeploymentTarget(.macOS, Version(13), source: "Package.swift:4"),
    DeploymentTarget(.tvOS, Version(16), source: "App.xcodeproj").ofAll,
    DeploymentTarget(.tvOS, Version(16), source: "B.xcodeproj").ofAll,
  ])

  @Test(arguments: [
    ("no source (here)", "no source (here)"),
    ("iOS 16.0 (project.yml (target \"App\" (all))); 'f(_:)' ()", "iOS 16.0; 'f(_:)' ()"),
    ("iOS 16.0 (Package.swift:4; project.yml (target \"App\" (all))) (rest", "iOS 16.0 (rest"),
    ("(Package.swift:4) f(Package.swift:4) (Package.swift:4)", "(Package.swift:4) f(Package.swift:4)"),
    ("é (Package.swift:4; --min)", "é (Package.swift:4; --min)"),
    (
      "tvOS 16.0 (App.xcodeproj; B.xcodeproj, the lowest of all apps here: no known target builds it); 'f()'",
      "tvOS 16.0 (the lowest of all apps here: no known target builds it); 'f()'"
    ),
  ])
  func sourcesAreLeftOut(message: String, short: String) {
    #expect(messages.text(of: message) == short)
  }

  @Test func whereMinimumsComeFromIsSaidOnceForEach() {
    let targets = [("App", 16), ("Widgets", 16), ("Watch", 9)].map { name, version in
      DeploymentTarget(name == "Watch" ? .watchOS : .iOS, Version(version), source: name)
    }
    #expect(AvailabilityFacts.phrase(for: [targets[0]]) == "the minimum is iOS 16.0 (App)")
    #expect(AvailabilityFacts.phrase(for: Array(targets[..<2])) == "the minimum is iOS 16.0 (App; Widgets)")
    #expect(
      AvailabilityFacts.phrase(for: targets)
        == "the minimums are iOS 16.0 (App; Widgets) and watchOS 9.0 (Watch)")
    #expect(
      ShortMessages(targets).text(of: AvailabilityFacts.phrase(for: targets))
        == "the minimums are iOS 16.0 and watchOS 9.0")
  }

  @Test func whatNoKnownTargetBuildsIsSaidOnce() {
    let targets = ["One", "Two"].map { DeploymentTarget(.iOS, Version(16), source: $0).ofAll }
    let phrase = AvailabilityFacts.phrase(for: targets)
    #expect(
      phrase == "the minimum is iOS 16.0 (One; Two, the lowest of all apps here: no known target builds it)")
    #expect(
      ShortMessages(targets).text(of: phrase)
        == "the minimum is iOS 16.0 (the lowest of all apps here: no known target builds it)")
  }
}
