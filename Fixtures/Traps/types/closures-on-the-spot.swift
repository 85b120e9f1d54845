// A closure called on the spot that gives back an `if` or `switch`.
// min: 15

// ==== main.swift
func show(_ list: [Int]) { print(list) }
func put(_ n: Int) { print("int", n) }
func kind<T>(_ value: T) { print(T.self, value) }
func go(_ flag: Bool, _ k: Double) {
  put({ if #available(iOS 15, *) { return if flag { 1 } else { 2 } } else { return 3 } }())
  show([
    {
      if #available(iOS 15, *) {
        return switch flag {
        case true: 1
        case false: 2
        }
      } else {
        return 3
      }
    }()
  ])
  _ = { if #available(iOS 15, *) { print("nothing") } }()
  let v: Int = { if #available(iOS 15, *) { return if flag { 1 } else { 2 } } else { return 3 } }()
  print(v)
  let w = { if #available(iOS 15, *) { return if flag { 1 } else { 2 } } else { return 3 } }()
  print(w)
  show([{ if #available(iOS 15, *) { if flag { 1 } else { 2 } } else { 3 } }()])
  kind({ () -> Double in if #available(iOS 15, *) { return 1 } else { return k } }())
  let a: Double = { if #available(iOS 15, *) { return 10 / 4 } else { return k } }()
  print(a)
  let b: Any = { if #available(iOS 15, *) { return flag } else { return false } }()
  print(b)
  kind({ if #available(iOS 15, *) { return nil as Int? } else { return 3 } }())
  let c = { if #unavailable(iOS 15) { return nil as Int? } else { return 3 } }()
  let d = {
    if #unavailable(iOS 15) { return nil as Int? }
    return 3
  }()
  kind(d)
  let e = {
    guard #available(iOS 15, *) else { return Optional(k) }
    return k
  }()
  kind(e)
  kind(c)
  kind({ if #available(iOS 15, *) { return k } else { return 3 } }())
}
go(true, 2.5)
