// target: iOS 15
func pairs(_ x: Int) -> Int {
  let light: Int
  let dark: Int

  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    light = x
    dark = x * 2
  } else {
    light = 1
    dark = 2
  }

  return light + dark
}

func firstValues(_ x: Int) {
  var level = 0
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    level = x
  }

  var path = "/usr/bin"
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    path = "/usr/libexec"
  }

  var inset: Double = -4
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    print("the rest of the branch")

    // Keep it inside
    inset = -12
  }

  var list: [Int] = []
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    list = [level]
  }
  print(level, path, inset, list)
}

func names(settings: String) -> String {
  let settings: String
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    settings = title("settings")
  } else {
    settings = title("preferences")
  }
  return settings
}
func title(_ text: String) -> String { text }

final class Row { var height = 0 }
struct Margin { var top = 0 }

// An object's member changes no variable: the compiler would warn of a `var` with a value.
func objects(_ tall: Row, _ small: Row) -> Row {
  var row: Row
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    row = tall
  } else {
    row = small
  }
  row.height = 3
  return row
}

func changedLater(_ x: Int) -> [Int] {
  var list: [Int]
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "the 'else' branch is dead"
    list = [x]
  } else {
    list = []
  }
  list.append(2)
  return list
}

// What stands in between may mean it, or was so before.
func readBetween(_ x: Int) {
  var count = 0
  print(count)
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    count = x
  }
  var old = 0
  print("between")
  old = x
  if #available(iOS 13, *) { print("new") } // expect: 6 [redundant-check] "always true"
  print(count, old)
}

func spokenOf(_ x: Int) {
  // how many there are
  var count = 0
  print("between")
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    count = x
  }
  print(count)
}

func capturedByFunction(_ x: Int) {
  var count = 0
  func show() { print(count) }
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    count = x
  }
  show()
}
