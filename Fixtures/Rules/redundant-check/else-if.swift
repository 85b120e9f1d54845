// target: iOS 15
if a {
  one()
} else if #available(iOS 14, *) { // expect: 11 [redundant-check] "the 'else' branch is dead"
  two()
} else if b {
  three()
} else {
  four()
}
if #available(iOS 17, *) {
  one()
} else if #available(iOS 16, *) { // between the minimum and the first gate
  two()
} else if #available(iOS 16, *) { // expect: 11 [redundant-check] "it is only reached when '#available(iOS 16, *)' in line 13 is false"
  three()
} else if #available(iOS 15, *) { // expect: 11 [redundant-check] "is always true: the minimum is iOS 15.0 (--min); the check can go"
  four()
}
