import Testing

@testable import Availability

/// `available("iOS 16", "*")`
func available(_ arguments: String...) -> AvailabilityCondition {
  AvailabilityCondition(isUnavailable: false, arguments: arguments)
}

func unavailable(_ arguments: String...) -> AvailabilityCondition {
  AvailabilityCondition(isUnavailable: true, arguments: arguments)
}

/// What a file built for those targets is judged by: `context("iOS 15", "macOS 12")`.
func context(_ targets: String..., unlisted: [Platform] = [], isExtension: Bool? = false)
  -> AvailabilityContext
{
  let targets = targets.map { text in
    let parts = text.split(separator: " ")
    return DeploymentTarget(
      Platform(spokenName: parts[0])!, Version(parts[1])!, isApplicationExtension: isExtension,
      source: "--min")
  }
  return AvailabilityContext(targets: targets, unlisted: unlisted)
}

@Suite("A condition on one platform")
struct ConditionTests {
  @Test(
    "equal versions are satisfied, newer ones are not",
    arguments: ["13", "14.9.9", "15", "15.0", "15.0.0", "015"])
  func satisfied(version: String) {
    #expect(context("iOS 15").judge(available("iOS \(version)", "*")).verdict == .always)
    #expect(context("iOS 15").judge(unavailable("iOS \(version)")).verdict == .never)
  }

  @Test("above the minimum it depends", arguments: ["15.0.1", "15.1", "16", "26", "100"])
  func above(version: String) {
    #expect(context("iOS 15").judge(available("iOS \(version)", "*")).verdict == .depends)
    #expect(context("iOS 15").judge(unavailable("iOS \(version)")).verdict == .depends)
  }
}
