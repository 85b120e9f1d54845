// target: visionOS 1
a()
if #available(iOS 18, visionOS 2, *) { a() } // above
if #available(iOS 18, visionOS 1, *) { a() }
@available(iOS 18, *) func f() { } // visionOS 2.0: for attributes iOS counts
