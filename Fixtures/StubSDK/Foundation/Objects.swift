open class NSObject: Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}

public func NSStringFromClass(_ type: AnyClass) -> String { fatalError() }

public class Bundle: NSObject {
  public class var main: Bundle { fatalError() }
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}

public class ProcessInfo: NSObject {
  public class var processInfo: ProcessInfo { fatalError() }
  public var operatingSystemVersion: OperatingSystemVersion { fatalError() }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { fatalError() }

  @available(iOS 14.0, macOS 11.0, *)
  public var isiOSAppOnMac: Bool { fatalError() }
}

public class UserDefaults: NSObject {
  public class var standard: UserDefaults { fatalError() }
  public func bool(forKey key: String) -> Bool { fatalError() }
  public func integer(forKey key: String) -> Int { fatalError() }
  public func string(forKey key: String) -> String? { fatalError() }
  public func set(_ value: Any?, forKey key: String) {}
}

public class FileManager: NSObject {
  public class var `default`: FileManager { fatalError() }
  public func fileExists(atPath path: String) -> Bool { fatalError() }
}

public class URLResponse: NSObject {}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
}

public class URLSessionTask: NSObject {
  public func resume() {}
  public func cancel() {}
}

public class URLSession: NSObject {
  public class var shared: URLSession { fatalError() }

  public func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionTask { fatalError() }

  @available(iOS 13.0, macOS 10.15, *)
  public func data(from url: URL) async throws -> (Data, URLResponse) { fatalError() }
}

public class JSONEncoder {
  public init() {}
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

public class JSONDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

public class Timer: NSObject {
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { fatalError() }
  public func invalidate() {}
}

public class DispatchQueue: NSObject {
  public class var main: DispatchQueue { fatalError() }
  public func async(execute work: @escaping @Sendable () -> Void) {}
}
