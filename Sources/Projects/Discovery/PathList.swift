import SystemCalls

/// Paths in order, in one piece of memory, each with a zero byte at its end: as git takes them, and without a
/// `String` for each of thousands.
struct PathList {
  /// All of them.
  private(set) var bytes: [UInt8] = []
  private var starts: [Int] = []

  var count: Int { starts.count }

  init(_ paths: [String] = []) {
    for path in paths { append(path) }
  }

  /// - Parameter count: so many bytes at its beginning are left out.
  mutating func append(_ path: String, from count: Int = 0) {
    starts.append(bytes.count)
    path.withBytes { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[count...])) }
    bytes.append(0)
  }

  /// The path at a place, its end left out.
  func withPath<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    return bytes.withUnsafeBytes { body(.init(rebasing: $0[starts[index]..<end - 1])) }
  }

  func path(_ index: Int) -> String { withPath(index) { String(decoding: $0, as: UTF8.self) } }

  /// Whether each path comes after the one before, by their bytes.
  var isOrdered: Bool {
    starts.indices.dropLast().allSatisfy { index in
      withPath(index) { left in withPath(index + 1) { Bytes.order(left, $0) <= 0 } }
    }
  }
}
