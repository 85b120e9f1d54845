// Closures that threw in a dead branch only, and that a function rethrows for: the `try` before it is still for something.
// min: 16

// ==== main.swift
struct Failure: Error {}
func legacy(_ number: Int) throws -> Int {
  if number > 100 { throw Failure() }
  return -number
}
func locked<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

func values(_ numbers: [Int]) throws -> [Int] {
  try numbers.map { number in
    if #available(iOS 15, *) { return number * 2 } else { return try legacy(number) }
  }
}
func value(_ numbers: [Int]) throws -> Int {
  let first = try locked {
    if #available(iOS 15, *) { return numbers[0] } else { return try legacy(numbers[0]) }
  }
  let sum = try numbers.reduce(0) { (sum: Int, number: Int) in
    if #available(iOS 15, *) { return sum + number } else { return sum + (try legacy(number)) }
  }
  return first + sum
}
func shown(_ numbers: [Int]) {
  do {
    try numbers.forEach { number in
      if #available(iOS 15, *) { print(number) } else { print(try legacy(number)) }
    }
  } catch {
    print(error)
  }
}
print(try values([1, 2]), try value([3, 4]))
shown([5])

// ==== after: main.swift
func locked<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

func values(_ numbers: [Int]) throws -> [Int] {
  try numbers.map { number throws in
    return number * 2
  }
}
func value(_ numbers: [Int]) throws -> Int {
  let first = try locked { () throws in
    return numbers[0]
  }
  let sum = try numbers.reduce(0) { (sum: Int, number: Int) throws in
    return sum + number
  }
  return first + sum
}
func shown(_ numbers: [Int]) {
  do {
    try numbers.forEach { number throws in
      print(number)
    }
  } catch {
    print(error)
  }
}
print(try values([1, 2]), try value([3, 4]))
shown([5])
