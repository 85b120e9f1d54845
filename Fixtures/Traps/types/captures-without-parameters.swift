// A closure that names captures and no parameters has as many arguments as it uses.
// min: 16

// ==== main.swift
func each(_ f: (Int) -> Void) { f(1) }
func f(_ v: Int) {
  let w = v
  each { [w] in if #unavailable(iOS 15) { print($0) }; print(w) }
}
f(2)
