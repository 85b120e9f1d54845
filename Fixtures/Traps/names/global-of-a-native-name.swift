// `paint(number)` calls the system's global function. Where a type has a member of that name, own, inherited, from a
// protocol in another file, or a local function, the native name means that.
// min: 16
// module: SwiftUI

// ==== Native/Paint.swift
public func paint(_ number: Int) -> Int { number + 1000 }
public func glow(_ number: Double) -> Double { number + 0.5 }
public func glow(_ number: Int) -> Int { number + 50 }
public protocol View {}
extension View { public func paint(_ text: String) -> String { "modifier \(text)" } }

// ==== Lib/Shims.swift
import SwiftUI

package func painted(_ number: Int) -> Int {
  if #available(iOS 15, *) { return paint(number) } else { return 0 }
}
package func glowing(_ number: Double) -> Double {
  if #available(iOS 15, *) { return glow(number) } else { return 0 }
}

// ==== Base.swift
class Base {
  func paint(_ number: Int) -> Int { -number }
}
protocol Painting {}
extension Painting {
  func paint(_ number: Int) -> Int { number * 2 }
}

// ==== main.swift
import Lib
import SwiftUI

final class Screen: Base {
  func use() -> Int { painted(1) }
}
struct Row: Painting {
  func use() -> Int { painted(2) }
}
struct Panel: View {
  func use() -> Int { painted(3) }
}
struct Own {
  var paint: Int { 7 }
  func use() -> Int { painted(4) + paint }
}
func local() -> Int {
  func paint(_ number: Int) -> Int { number }
  return painted(5) + paint(6)
}
func parameter(_ paint: Int) -> Int { painted(paint) }
print(painted(0), Screen().use(), Row().use(), Panel().use(), Own().use(), local(), parameter(8))
print([1, 2].map(painted), glowing(1), glowing(.pi), [1.5].map(glowing))

// ==== after: Lib/Shims.swift
import SwiftUI

package func painted(_ number: Int) -> Int {
  return paint(number)
}
package func glowing(_ number: Double) -> Double {
  return glow(number)
}
