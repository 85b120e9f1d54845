// A closure that gives back its argument, behind a question mark.
// min: 16

// ==== main.swift
extension Int { func with<T>(_ f: (Int) -> T) -> T { f(self) } }
func t(_ o: Int?) {
  print(o?.with { if #available(iOS 15, *) { return $0 } else { return 2 } } as Any)
  let a = o.map { $0.with { if #available(iOS 15, *) { return $0 } else { return 2 } } }
  print(a as Any)
  o?.with { if #available(iOS 15, *) { print($0) } else { print("x") } }
  _ = 3.with { v in if #available(iOS 15, *) { return v } else { return 2 } }
  3.with { v in if #available(iOS 15, *) { v.pr() } else { print("q") } }
  let b: Double = Double(3.with { if #available(iOS 15, *) { return $0 } else { return 2 } })
  print(b)
  3 .with { if #available(iOS 15, *) { $0.pr() } else { $0.pr() } }
}
extension Int { func pr() { print("pr", self) } }
t(3)
