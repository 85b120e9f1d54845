// What a `catch` is given is of the type of what is thrown in its `do`: with the last that throws, or with the one of
// another type, `error` is another.
// min: 16

// ==== Loading.swift
func reload() throws(Failure) { throw .slow }

// ==== main.swift
enum Failure: Error {
  case old, slow
  var code: Int { self == .old ? 1 : 2 }
}
struct Other: Error {}

func load() throws(Failure) { throw .old }
func other() throws(Other) { throw Other() }
func any() throws { throw Other() }
func kind(_ error: Failure) -> String { "failure" }
func kind(_ error: any Error) -> String { "any" }

func member() {
  do {
    print("member")
    if #unavailable(iOS 15) { try load() }
  } catch { print(error.code) }
  do {
    print("of another file")
    guard #available(iOS 15, *) else { return try reload() }
  } catch { print(error.code) }
}
func pattern() {
  do {
    print("pattern")
    if #unavailable(iOS 15) { try load() }
  } catch {
    switch error {
    case .old: print("old")
    case .slow: print("slow")
    }
  }
}
func named() {
  do {
    print("named")
    if #unavailable(iOS 15) { try load() }
  } catch let failure { print(failure.code) }
}
func overloads() {
  do {
    if #available(iOS 15, *) { try load() } else { try other() }
  } catch { print(kind(error)) }
  do {
    if #available(iOS 15, *) { try load() } else { try any() }
  } catch is Other { print("other") } catch { print(kind(error)) }
}
func thrown() throws(Failure) {
  do {
    print("thrown")
    if #unavailable(iOS 15) { try load() }
  } catch { throw error }
}
func outer() {
  do {
    do {
      print("outer")
      if #unavailable(iOS 15) { try load() }
    } catch Failure.old { print("old") }
  } catch { print(error.code) }
}
func twice() {
  do {
    print("twice")
    if #unavailable(iOS 15) { try load() }
    if #unavailable(iOS 14) { try load() }
  } catch { print(error.code) }
  do {
    print("where")
    if #unavailable(iOS 15) { try load() }
  } catch where error.code > 1 { print("slow") } catch { print("other") }
}
func passed() {
  let show: (Failure) -> Void = { print($0) }
  do {
    print("passed")
    if #unavailable(iOS 15) { try load() }
  } catch { show(error) }
  var last = Failure.old
  do {
    print("stored")
    if #unavailable(iOS 15) { try load() }
  } catch where error == .slow {
    last = error
  } catch { print("other") }
  print(last)
}
func same() {
  do {
    if #available(iOS 15, *) { try load() } else { try load() }
  } catch { print(error.code) }
  do throws(Failure) {
    print("same")
    if #unavailable(iOS 15) { try load() }
  } catch { print(error.code) }
  do {
    if #unavailable(iOS 15) { _ = try? any() }
    try load()
  } catch { print(kind(error)) }
}
func throwing() {
  do {
    if #available(iOS 15, *) { try load() } else { throw Failure.old }
  } catch { print(kind(error)) }
  do {
    if #unavailable(iOS 15) { try load() }
    throw Failure.slow
  } catch { print(kind(error)) }
  do {
    print("throwing")
    guard #available(iOS 15, *) else { throw Failure.slow }
  } catch { print(kind(error)) }
}
func indifferent() throws {
  do {
    if #available(iOS 15, *) { print("new") } else { try load() }
  } catch { print("\(error)", String(describing: error), error) }
  do {
    if #available(iOS 15, *) { print("new") } else { try load() }
  } catch let error as Failure { print(error.code) } catch { print((error as? Failure)?.code ?? 0) }
  do {
    if #available(iOS 15, *) { print("new") } else { try load() }
  } catch { throw error }
  do {
    if #available(iOS 15, *) { print("new") } else { throw Failure.old }
  } catch { print("failed") }
}
member()
pattern()
named()
overloads()
try thrown()
outer()
twice()
passed()
same()
throwing()
try indifferent()

// ==== after: main.swift
enum Failure: Error {
  case old, slow
  var code: Int { self == .old ? 1 : 2 }
}
struct Other: Error {}

func load() throws(Failure) { throw .old }
func other() throws(Other) { throw Other() }
func any() throws { throw Other() }
func kind(_ error: Failure) -> String { "failure" }
func kind(_ error: any Error) -> String { "any" }

func member() {
  do {
    print("member")
    if #unavailable(iOS 15) { try load() }
  } catch { print(error.code) }
  do {
    print("of another file")
    guard #available(iOS 15, *) else { return try reload() }
  } catch { print(error.code) }
}
func pattern() {
  do {
    print("pattern")
    if #unavailable(iOS 15) { try load() }
  } catch {
    switch error {
    case .old: print("old")
    case .slow: print("slow")
    }
  }
}
func named() {
  do {
    print("named")
    if #unavailable(iOS 15) { try load() }
  } catch let failure { print(failure.code) }
}
func overloads() {
  do {
    if #available(iOS 15, *) { try load() } else { try other() }
  } catch { print(kind(error)) }
  do {
    if #available(iOS 15, *) { try load() } else { try any() }
  } catch is Other { print("other") } catch { print(kind(error)) }
}
func thrown() throws(Failure) {
  do {
    print("thrown")
    if #unavailable(iOS 15) { try load() }
  } catch { throw error }
}
func outer() {
  do {
    do {
      print("outer")
      if #unavailable(iOS 15) { try load() }
    } catch Failure.old { print("old") }
  } catch { print(error.code) }
}
func twice() {
  do {
    print("twice")
    if #unavailable(iOS 15) { try load() }
  } catch { print(error.code) }
  do {
    print("where")
    if #unavailable(iOS 15) { try load() }
  } catch where error.code > 1 { print("slow") } catch { print("other") }
}
func passed() {
  let show: (Failure) -> Void = { print($0) }
  do {
    print("passed")
    if #unavailable(iOS 15) { try load() }
  } catch { show(error) }
  var last = Failure.old
  do {
    print("stored")
    if #unavailable(iOS 15) { try load() }
  } catch where error == .slow {
    last = error
  } catch { print("other") }
  print(last)
}
func same() {
  do {
    try load()
  } catch { print(error.code) }
  print("same")
  do {
    try load()
  } catch { print(kind(error)) }
}
func throwing() {
  do {
    if #available(iOS 15, *) { try load() } else { throw Failure.old }
  } catch { print(kind(error)) }
  do {
    throw Failure.slow
  } catch { print(kind(error)) }
  print("throwing")
}
func indifferent() throws {
  print("new")
  print("new")
  print("new")
  print("new")
}
member()
pattern()
named()
overloads()
try thrown()
outer()
twice()
passed()
same()
throwing()
try indifferent()
