public struct Article {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  @available(iOS 15, macOS 12, *)
  public var heading: String {
    title
  }

  public func line(limit: Int) -> String {
    guard #available(iOS 13, macOS 10.15, *) else { return title }
    return String(title.prefix(limit))
  }
}
