// target: iOS 16

// Remove this when we drop iOS 15. // expect: 4 [stale-todo/todo] "'Remove this when we drop iOS 15' has come due: the minimum is iOS 16.0 (--min)"
let a = 1
/// Delete me when iOS 15 is dropped // expect: 5 [stale-todo/todo] "has come due"
let b = 1
// Replace these with `scrollPosition` when dropping iOS 16: it is the minimum itself
let c = 1
// TODO: iOS 14 only // expect: 4 [stale-todo/todo] "has come due"
let d = 1
// TODO: iOS 16 only
let e = 1
/* This menu can move up once support for iOS 15 is removed. */ // expect: 4 [stale-todo/todo] "has come due"
let f = 1
// Only here to support iOS 15 // expect: 4 [stale-todo/todo] "has come due"
let g = 1
// Can be removed when we no longer support iOS 15.4. // expect: 4 [stale-todo/todo] "has come due"
let h = 1
// The workaround below can go
// as soon as we stop supporting iOS 14, // expect: 4 [stale-todo/todo] "has come due"
// which is soon.
let i = 1
let j = 1 // FIXME: drop iOS15 // expect: 14 [stale-todo/todo] "'FIXME: drop iOS15' has come due"
