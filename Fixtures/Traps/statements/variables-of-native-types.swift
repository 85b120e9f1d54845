// Nothing changes a value by asking it, nor a variable by setting a part of its object.
// min: 15

// ==== main.swift
import Foundation
final class Controller { var title = ""; func show() { print(title) } }
final class Old {}
func a(_ base: URL) -> String {
    var url = base
    if #unavailable(iOS 15) { url = URL(fileURLWithPath: "/") }
    return url.appendingPathComponent("x").path
}
func b() -> Int {
    var calendar = Calendar(identifier: .gregorian)
    if #unavailable(iOS 15) { calendar.firstWeekday = 2 }
    return calendar.component(.year, from: Date(timeIntervalSince1970: 86_400))
}
func c() {
    var controller = Controller()
    if #unavailable(iOS 15) { controller = Controller() }
    controller.title = "t"
    controller.show()
}
print(a(URL(fileURLWithPath: "/tmp")), b()); c()
