import ProjectDescription

public enum Build {
  public static let watch = "9.0"
  public static let destinations: Destinations = [.iPhone, .iPad, .macCatalyst, .appleTv]
}

extension DeploymentTargets {
  public static let radio: DeploymentTargets = .iOS("15.0")
}
