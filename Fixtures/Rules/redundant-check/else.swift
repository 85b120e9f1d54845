// target: iOS 15
if #available(iOS 13, *) { // expect: 4 [redundant-check] "'#available(iOS 13, *)' is always true: the minimum is iOS 15.0 (--min); the 'else' branch is dead"
  modern()
} else {
  old()
}
if #available(iOS 16, *) { // above the minimum: both branches are alive
  newer()
} else {
  modern()
}
