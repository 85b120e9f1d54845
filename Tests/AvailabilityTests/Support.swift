import Availability
import FixtureSupport

/// `available("iOS 16", "*")`
func available(_ arguments: String...) -> AvailabilityCondition {
  AvailabilityCondition(isUnavailable: false, arguments: arguments)
}

func unavailable(_ arguments: String...) -> AvailabilityCondition {
  AvailabilityCondition(isUnavailable: true, arguments: arguments)
}

/// `attribute("iOS", "introduced: 15")`
func attribute(_ arguments: String...) -> AvailabilityAttribute {
  AvailabilityAttribute(arguments: arguments)
}

/// What a file built for those targets is judged by: `context("iOS 15", "macOS 12")`.
func context(
  _ targets: String..., unlisted: [Platform] = [], isExtension: Bool? = false
) -> AvailabilityContext {
  let targets = targets.map { text in
    let parts = text.split(separator: " ")
    return DeploymentTarget(
      Platform(informalName: parts[0])!, Version(parts[1])!, isApplicationExtension: isExtension, source: text
    )
  }
  return AvailabilityContext(targets: targets, unlisted: unlisted)
}
