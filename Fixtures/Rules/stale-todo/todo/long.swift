// target: iOS 17

/// The size is often not yet right when this is called, e.g. when a search ends // expect+3: 5 [stale-todo/todo] "right Once we move to iOS 17 we should remove all of this and use anchors"
func f() { }
/// The size is often not yet right when this is called
/// It waits to let the interface update and the computations to be right
/// Once we move to iOS 17 we should remove all of this and use anchors instead, as everybody knows by now, or so it seems
func g() { }
// Taken from somebody
// Replace with OSAllocatedUnfairLock() when targeting iOS 16 // expect: 4 [stale-todo/todo] "'… with OSAllocatedUnfairLock() when"
func h() { }
// Use the lock of
// OSAllocatedUnfairLock when targeting iOS 16 // expect-1: 4 [stale-todo/todo] "'… lock of OSAllocatedUnfairLock when"
func i() { }
