// A local constant that the compiler computes with, and reports what comes of it: the check stays.
// min: 16
// expects: unchanged

// ==== main.swift
func share(_ count: Int) -> Int {
  let columns: Int
  if #available(iOS 16, *) { columns = 0 } else { columns = 3 }  // stays: redundant-check "computes with 'columns'"
  guard columns > 0 else { return count }
  return (count + columns - 1) / columns
}
func step() -> UInt8 {
  var step: UInt8 = 0
  if #unavailable(iOS 16) { step = 2 }  // stays: redundant-check "computes with 'step'"
  return step > 1 ? step - 1 : step
}
func attempts() -> String {
  let attempts = if #available(iOS 16, *) { 1 } else { 3 }  // stays: redundant-check "computes with 'attempts'"
  return attempts == 1 ? "attempt" : "attempts"
}
print(share(9), step(), attempts())
