// target: iOS 15
import Foundation

func old(_ isOn: Bool) -> Int {
  return 1
}
func width(_ isOn: Bool) -> Int {
  if isOn { return 1 }
  return 3
}
func size() -> Int { 1 }
func told() { print("\(true)") }
