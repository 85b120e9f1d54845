import Projects
import Reporting
import SystemCalls

/// Converts between `file:` URIs and paths.
enum DocumentURI {
  /// The path with links resolved, as far as the folders exist; `nil` for other URIs.
  static func path(of uri: String) -> String? {
    guard let path = plainPath(of: uri) else { return nil }
    if let real = Paths.resolved(path) { return real }
    guard let folder = Paths.resolved(Paths.parent(path)) else { return path }
    return Paths.join(folder, Paths.name(path))
  }

  /// The path in the client's spelling, without percent-encoding.
  static func plainPath(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    // Before the path is a host: empty, or this machine.
    let rest = uri.utf8.dropFirst(scheme.utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.endIndex {
      let byte = rest[index]
      index = rest.index(after: index)
      if byte == UInt8(ascii: "%"), let end = rest.index(index, offsetBy: 2, limitedBy: rest.endIndex),
        let value = UInt8(String(decoding: rest[index..<end], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index = end
      } else {
        bytes.append(byte)
      }
    }
    return Paths.normalized(String(decoding: bytes, as: UTF8.self))
  }

  static func uri(of path: String) -> String { FileURI.ofFile(path) }
}
