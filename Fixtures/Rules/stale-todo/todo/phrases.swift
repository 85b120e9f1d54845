// target: iOS 17

// FIXME: remove once iOS 15 is gone // expect: 4 [stale-todo/todo] "has come due"
let a = 1
// todo - when minimum is iOS16, drop // expect: 4 [stale-todo/todo] "has come due"
let b = 1
// only needed on iOS 16 and below, remove later // expect: 4 [stale-todo/todo] "has come due"
let c = 1
#warning("Remove when we drop iOS 16") // expect: 11 [stale-todo/todo] "has come due"
// Can be deleted as soon as iOS 16 goes away. // expect: 4 [stale-todo/todo] "has come due"
let d = 1
// todo: when minimum is iOS 17, drop this // expect: 4 [stale-todo/todo] "has come due"
let e = 1

// The system or the minimum is not that far.
// FIXME: remove once iOS 17 is gone
let f = 1
// todo - when minimum is iOS 18, drop
let g = 1
// only needed on iOS 17 and below, remove later
let h = 1
#warning("Remove when we drop iOS 17")
#warning("The layout of iOS 15 and below is not tested")
// Nothing is to be done.
// The button is gone on iOS 15.
// Once iOS 15 has loaded the page, the bar goes away.
// The layout is only needed on iOS 15 and below.
let text = "remove once iOS 15 is gone"
