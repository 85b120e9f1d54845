// target: iOS 17

/// The size is often not yet right when this is called, e.g. when a search ends // expect+4: 5 [stale-todo/todo] "right Once we move to iOS 17 we should remove all of this and use anchors"
func f() { }
/// The size is often not yet right when this is called
/// It waits to let the interface update and the computations to be right
/// Once we move to iOS 17 we should remove all of this and use anchors instead, as everybody knows by now, or so it seems
func g() { }
