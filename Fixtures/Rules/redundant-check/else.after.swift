// target: iOS 15
modern()
if #available(iOS 16, *) { // above the minimum: both branches are alive
  newer()
} else {
  modern()
}
