// target: iOS 15
func pairs(_ x: Int) -> Int {
  let light: Int = x
  let dark: Int = x * 2

  return light + dark
}

func firstValues(_ x: Int) {
  let level: Int = x

  let path = "/usr/libexec"

  print("the rest of the branch")

  // Keep it inside
  let inset: Double = -12

  let list: [Int] = [level]
  print(level, path, inset, list)
}

func names(settings: String) -> String {
  let settings: String = title("settings")
  return settings
}
func title(_ text: String) -> String { text }

final class Row { var height = 0 }
struct Margin { var top = 0 }

// An object's member changes no variable: the compiler would warn of a `var` with a value.
func objects(_ tall: Row, _ small: Row) -> Row {
  var row: Row
  row = tall
  row.height = 3
  return row
}

func changedLater(_ x: Int) -> [Int] {
  var list: [Int] = [x]
  list.append(2)
  return list
}

// What stands in between may mean it, or was so before.
func readBetween(_ x: Int) {
  var count = 0
  print(count)
  count = x
  var old = 0
  print("between")
  old = x
  print("new")
  print(count, old)
}

func spokenOf(_ x: Int) {
  // how many there are
  var count = 0
  print("between")
  count = x
  print(count)
}

func capturedByFunction(_ x: Int) {
  var count = 0
  func show() { print(count) }
  count = x
  show()
}
