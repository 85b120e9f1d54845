import SystemCalls

/// Sorted paths in one buffer, each with a zero byte at its end: git's input format, without a `String` for
/// each path.
struct PathList {
  /// The whole buffer.
  private(set) var bytes: [UInt8] = []
  private var starts: [Int] = []

  var count: Int { starts.count }

  init(_ paths: [String] = []) {
    for path in paths { append(path) }
  }

  /// - Parameter count: the number of bytes to omit at the beginning of the path.
  mutating func append(_ path: String, from count: Int = 0) {
    starts.append(bytes.count)
    path.withBytes { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[count...])) }
    bytes.append(0)
  }

  /// Calls `body` with the path at an index, without its zero byte.
  func withPath<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    return bytes.withUnsafeBytes { body(.init(rebasing: $0[starts[index]..<end - 1])) }
  }

  func path(_ index: Int) -> String { withPath(index) { String(decoding: $0, as: UTF8.self) } }

  /// Whether the paths are sorted by bytes, without duplicates.
  var isOrdered: Bool {
    starts.indices.dropLast().allSatisfy { index in
      withPath(index) { left in withPath(index + 1) { Bytes.order(left, $0) <= 0 } }
    }
  }
}
