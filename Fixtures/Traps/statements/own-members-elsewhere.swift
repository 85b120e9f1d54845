// Members that are only read by convention, with an effect in another file: they are read still.
// min: 16

// ==== Box.swift
struct Box {
  var count: Int { print("count"); return 2 }
  var size: Int {
    get { if isLogging { print("size") }; return 2 }
    set { print(newValue) }
  }
  var isEmpty: Bool {
    switch isLogging {
    case true: print("isEmpty"); return true
    case false: return true
    }
  }
  var first: Int? { print("first"); return 2 }
  var isLogging = true
}
struct List {
  var values: [Int] { var all = [1]; all.append(2); return all }
  var width = 3 { didSet { print("width"); isWide = true } }
  var height: Int { [1, 2].filter { $0 > 1 }.count }
  var isWide = false
}
struct Bag {
  func contains(_ number: Int) -> Bool { print("contains", number); return true }
  var isReady: Bool { print("isReady"); return true }
  var isPlain: Bool { true }
}
enum Kind: Equatable {
  case one
  static var other: Kind { print("other"); return .one }
  static var plain: Kind { .one }
}

// ==== main.swift
final class UIHelper {
  static var current: UIHelper { print("current"); return UIHelper() }
  var model: Int { print("model"); return 1 }
}
struct Machine {
  private func fix(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  private func mend(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func go(_ box: Box, _ list: List) {
    let size = box.size
    if #unavailable(iOS 15) { print(size) }
    if box.count > 1 { if #unavailable(iOS 15) { print("old") } }
    if box.isEmpty, #unavailable(iOS 15) { print("old") }
    if box.isEmpty, #unavailable(iOS 15) { print("old") } else { print("new") }
    if let first = box.first { if #unavailable(iOS 15) { print(first) } }
    fix(box.count)
    let values = list.values
    if #unavailable(iOS 15) { print(values) }
    if list.width > 1 { if #unavailable(iOS 15) { print("old") } }
    mend(list.height)
    print("end")
  }
  func ask(_ kind: Kind) {
    if kind == .other { if #unavailable(iOS 15) { print("old") } }
    if kind == .plain { if #unavailable(iOS 15) { print("old") } }
    let model = UIHelper.current.model
    if #unavailable(iOS 15) { print(model) }
    print("asked")
  }
}
private var isOld: Bool { if #available(iOS 15, *) { return false } else { return true } }
func answer(_ bag: Bag) {
  if bag.contains(3) && isOld { print("old") }
  if bag.isReady && isOld { print("old") }
  if bag.isPlain && isOld { print("old") }
  print(isOld && bag.contains(4), bag.contains(5) && isOld)
}
answer(Bag())
Machine().ask(.one)
Machine().go(Box(), List())

// ==== after: main.swift
final class UIHelper {
  static var current: UIHelper { print("current"); return UIHelper() }
  var model: Int { print("model"); return 1 }
}
struct Machine {
  private func fix(_ number: Int) { }
  func go(_ box: Box, _ list: List) {
    _ = box.size
    if box.count > 1 { }
    if box.isEmpty, #unavailable(iOS 15) { print("old") }
    if box.isEmpty, #unavailable(iOS 15) { print("old") } else { print("new") }
    if box.first != nil { }
    fix(box.count)
    print("end")
  }
  func ask(_ kind: Kind) {
    if kind == .other { }
    _ = UIHelper.current.model
    print("asked")
  }
}
func answer(_ bag: Bag) {
  if bag.contains(3) && false { print("old") }
  if bag.isReady && false { print("old") }
  print(false, bag.contains(5) && false)
}
answer(Bag())
Machine().ask(.one)
Machine().go(Box(), List())
