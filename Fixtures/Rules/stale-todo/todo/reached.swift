// target: macOS 13

// Remove once the minimum deployment target reaches macOS 13. // expect: 4 [stale-todo/todo] "has come due: the minimum is macOS 13.0"
let a = 1
// Remove once the minimum deployment target reaches macOS 13.1.
let b = 1
// TODO: when the deployment target is bumped to macOS 12, use a grid // expect: 4 [stale-todo/todo] "has come due"
let c = 1
// Once we move to macOS 13 we should remove all of this and use anchors // expect: 4 [stale-todo/todo] "has come due"
let d = 1
// When macOS 13 is our minimum, switch to the new API // expect: 4 [stale-todo/todo] "has come due"
let e = 1
// TODO: On macOS 13 this can be replaced by a modifier // expect: 4 [stale-todo/todo] "has come due"
let f = 1
// TODO: On macOS 14 this can be replaced by a modifier
let g = 1
// once the minimum is iOS 13, delete this: iOS is not built here
let h = 1
// Remove once the minimum is macOS 13 and iOS 16. // expect: 4 [stale-todo/todo] "has come due"
let i = 1
