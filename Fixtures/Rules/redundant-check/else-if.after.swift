// target: iOS 15
if a {
  one()
} else {
  two()
}
if #available(iOS 17, *) {
  one()
} else if #available(iOS 16, *) { // between the minimum and the first gate
  two()
} else {
  four()
}
