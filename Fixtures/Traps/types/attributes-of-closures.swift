// A closure whose signature holds attributes and captures and no parameters becomes a single expression: a result is
// written behind parentheses.
// min: 15

// ==== main.swift
@discardableResult func inc() -> Int { 1 }
func perform<T>(_ body: @Sendable () -> T) {
  _ = body()
  print(T.self)
}
let number = 2
perform { @Sendable in
  if #available(iOS 14, *) { inc() }
}
perform { @Sendable [number] in
  if #available(iOS 14, *) { max(number, 3) }
}
perform { [number] in
  if #available(iOS 14, *) { min(number, 3) }
}
perform { @Sendable () in
  if #available(iOS 14, *) { inc() }
}
