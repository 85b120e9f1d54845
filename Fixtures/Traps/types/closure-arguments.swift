// A closure without a signature whose last use of an argument goes.
// min: 15

// ==== main.swift
private var modern: Bool { if #available(iOS 15, *) { return true } else { return false } }
func pick(_ f: (Int) -> Int) { print(f(1)) }
func pair(_ f: (Int, Int) -> Int) { print(f(1, 2)) }
pick {
  guard #available(iOS 15, *) else { return $0 }
  return 2
}
pick {
  if #available(iOS 15, *) { return 2 }
  return $0
}
pick { if #available(iOS 15, *) { return 2 } else { return $0 } }
pick { if #unavailable(iOS 15) { return $0 } else { return 3 } }
pair {
  guard #available(iOS 15, *) else { return $0 + $1 }
  return 2
}
pair {
  guard #available(iOS 15, *) else { return $0 + $1 }
  return $0
}
pair {
  guard #available(iOS 15, *) else { return $0 + $1 }
  return $1
}
print([1, 2, 3].filter { modern || $0 > 2 })
print([1, 2, 3].filter { !modern && $0 > 2 })
print([1, 2, 3].map { modern ? 1 : $0 })
print([1, 2, 3].map { return modern ? 1 : $0 })
print([1, 2, 3].filter { x in modern || x > 2 })
pick {
  if #available(iOS 15, *) {} else { print($0) }
  if #available(iOS 15, *) {} else { print($0 + 1) }
  return 4
}
pick {
  if #available(iOS 15, *) { return 2 } else { print($0) }
  return $0
}
print([[1, 2], [3]].map { $0.filter { modern || $0 > 2 } })
print([1].map { if modern { return 2 } else { return $0 } })
pick {
  let x = $0
  return modern ? x : $0
}
