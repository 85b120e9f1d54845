// The compiler computes with a local name that has one known value, and reports what it finds: a check that chose the
// value kept it from knowing.
// min: 16
// expects: unchanged

// ==== main.swift
enum Layout { case grid, list }

func delayed(_ count: Int) -> Int {
  let columns: Int
  if #available(iOS 16, *) { columns = 0 } else { columns = 3 }
  guard columns > 0 else { return count }
  return (count + columns - 1) / columns
}
func changed(_ total: Int) -> Int {
  var extraRows = 0
  if #unavailable(iOS 16) { extraRows = 2 }
  return extraRows == 0 ? total : total / extraRows
}
func overwritten(_ total: Int) -> Int {
  var size = 20
  if #available(iOS 16, *) { size = 1 }
  return size == 1 ? total : total % (size - 1)
}
func called(_ total: Int) -> Int {
  let size = { if #available(iOS 16, *) { return 0 } else { return 2 } }()
  return size == 0 ? total : total / size
}
func chosen(_ total: Int) -> Int {
  let size = if #available(iOS 16, *) { 0 } else { 2 }
  return size == 0 ? total : total / size
}
func below() -> UInt {
  let rows: UInt
  if #available(iOS 16, *) { rows = 0 } else { rows = 3 }
  return rows > 0 ? rows - 1 : 0
}
func above() -> UInt8 {
  let level: UInt8
  if #available(iOS 16, *) { level = 255 } else { level = 3 }
  return level > 250 ? 0 : level + 10
}
func converted() -> UInt8 {
  let level: Int
  if #available(iOS 16, *) { level = 300 } else { level = 3 }
  return level > 255 ? 0 : UInt8(level)
}
func derived(_ total: Int) -> Int {
  let columns: Int
  if #available(iOS 16, *) { columns = 1 } else { columns = 3 }
  let gaps = columns - 1
  return gaps == 0 ? total : total / gaps
}
func neverExecuted() -> String {
  let attempts: Int
  if #available(iOS 16, *) { attempts = 3 } else { attempts = 5 }
  if attempts > 4 { return "many" }
  return "few"
}
func constantSwitch() -> Int {
  let layout: Layout = { if #available(iOS 16, *) { return .grid } else { return .list } }()
  switch layout {
  case .grid: return 1
  case .list: return 2
  }
}
print(delayed(3), changed(3), overwritten(3), called(3), chosen(3), below(), above(), converted(), derived(3))
print(neverExecuted(), constantSwitch())
