// target: iOS 16
import SwiftUIBackports

// The project's own wrapper of that name: nothing here is the library's.
struct Backport<Wrapped> { let wrapped: Wrapped }
let view = text.backport.task { }.backport.badge(1)
let image = Backport<Any>.AsyncImage(url: nil)
