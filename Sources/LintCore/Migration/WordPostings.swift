import SwiftSource

/// The files that may hold a word, so that not each file's index is asked for each name.
struct WordPostings: Sendable {
  private let words: [WordIndex?]
  /// Where the files of each mark begin in `files`; one more for the end.
  private let starts: [Int32]
  /// The files that hold a word of a mark, mark by mark, in order.
  private let files: [Int32]

  /// - Parameter words: by file; `nil`: a file that holds nothing.
  init(_ words: [WordIndex?]) {
    self.words = words
    var ends = [Int32](repeating: 0, count: Int(UInt16.max) + 2)
    for case let index? in words { for mark in index.marks { ends[Int(mark) + 1] += 1 } }
    for mark in 1..<ends.count { ends[mark] += ends[mark - 1] }
    starts = ends
    let total = Int(ends.last!)
    files = [Int32](unsafeUninitializedCapacity: total) { files, count in
      for (file, index) in words.enumerated() {
        guard let index else { continue }
        for mark in index.marks {
          files[Int(ends[Int(mark)])] = Int32(file)
          ends[Int(mark)] += 1
        }
      }
      count = total
    }
  }

  subscript(place: Int) -> WordIndex? { words[place] }

  /// The places in `words` of the files that may hold a name, in order.
  func candidates(for name: NameQuery) -> [Int] {
    guard let mark = name.mark else { return words.indices.filter { words[$0] != nil } }
    let range = Int(starts[Int(mark)])..<Int(starts[Int(mark) + 1])
    var found: [Int] = []
    for file in files[range].lazy.map(Int.init)
    where found.last != file && words[file].map(name.mayStand) == true {
      found.append(file)
    }
    return found
  }
}
