// The same where the argument was given back.
// min: 16

// ==== main.swift
func each(_ f: (Int) -> Int) { print(f(1)) }
func f(_ v: Int) {
  let w = v
  each { [w] in if #available(iOS 15, *) { return w } else { return $0 } }
  each { [w] in guard #available(iOS 15, *) else { return $0 }; return w }
}
f(2)
