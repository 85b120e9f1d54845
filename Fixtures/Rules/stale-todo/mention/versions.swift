// The header names versions, which are still there.
// targets: iOS 16, macOS 13
let z = 1
// On iOS 15 the bar is translucent. iOS 14 had none. // expect: 4 [stale-todo/mention] "'On iOS 15 the bar is translucent' names a version that every system has passed"
let a = 1
// On iOS 16 the bar is translucent: it still runs
let b0 = 1
// On iOS 16 and later the bar is translucent // expect: 4 [stale-todo/mention] "names a version"
let b = 1
// On iOS 17 the bar is translucent
let c = 1
// iOS 15 and macOS 12 have none // expect: 4 [stale-todo/mention] "names a version"
let d = 1
// iOS 15 and macOS 14 have none: not every system has passed
let e = 1
// tvOS 12 is not built
let f = 1 // as on iOS 13.4 // expect: 14 [stale-todo/mention] "names a version"
let g0 = 1
// #194 Animatable on iOS 15 // expect: 5 [stale-todo/mention] "'#194 Animatable on iOS 15' names"
let g1 = 1
// Drawn by hand (iOS < 14). // expect: 4 [stale-todo/mention] "'Drawn by hand (iOS < 14)' names"
let g2 = 1
// iOS 15+ / macOS 12+ // expect: 4 [stale-todo/mention] "'iOS 15+ / macOS 12+' names"
let g3 = 1
// As wide as on Mojave // expect: 4 [stale-todo/mention] "names a version"
let g4 = 1
/// Hidden on macOS Big Sur and later, // expect: 5 [stale-todo/mention] "names a version"
/// for another reason
let g5 = 1
// pre-Catalina systems // expect: 4 [stale-todo/mention] "names a version"
let g6 = 1
// On Ventura the bar is translucent: it still runs
let g7 = 1
// before Ventura // expect: 4 [stale-todo/mention] "names a version"
let g8 = 1
// Sonoma moves the bar
let g9 = 1
let g = "iOS 13"

// because of a leak in ios 11.2 // expect: 4 [stale-todo/mention] "'because of a leak in ios 11.2'"
let g98 = 1
/// The name of the system with its version, i.e. iOS 15, e.g. macOS 12
let g99 = 1
/// Only applicable on 10.14 and later. // expect: 5 [stale-todo/mention] "on 10.14 and later"
func bare() {}
// Does nothing for < 10.15 // expect: 4 [stale-todo/mention] "10.15"
func bound() {}
// Version 10.12 of the library, v 10.13, Swift 10.14, 1.10.15, build 10.11: none of a system.
func others() {}
// if #available(OSX 10.13, *) { start() } is code
func commented() {}
