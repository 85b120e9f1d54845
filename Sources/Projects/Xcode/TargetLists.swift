/// Unique lists of target numbers. The files of a project share few lists, and each file stores the number of
/// its list.
struct TargetLists: Sendable {
  /// By number; the first is empty.
  private(set) var lists: [[Int]] = [[]]
  private var numbers: [[Int]: Int] = [[]: 0]

  /// The number of the concatenation of two lists.
  mutating func joined(_ list: Int, _ more: Int) -> Int {
    list == 0 || more == 0 ? list + more : number(of: lists[list] + lists[more])
  }

  mutating func number(of list: [Int]) -> Int {
    if let known = numbers[list] { return known }
    numbers[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }
}
