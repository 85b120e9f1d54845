public struct Configuration {
  public static let fileName = ".backport.json"
}
