// target: iOS 15
modern()
let é = 1