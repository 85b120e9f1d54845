// A variable of a file answers the same as long as nobody gives it another value, in whichever way.
// min: 16
// migrate: --unsafe

// ==== Answers.swift
infix operator &&=
func &&= (left: inout Bool, right: Bool) { left = left && right }

var isGlass: Bool = if #available(iOS 15, *) { true } else { false }
var isAssigned: Bool = if #available(iOS 15, *) { true } else { false }
var isToggled: Bool = if #available(iOS 15, *) { true } else { false }
var isPassed: Bool = if #available(iOS 15, *) { true } else { false }
var isCombined: Bool = if #available(iOS 15, *) { true } else { false }
var isOneOfTwo: Bool = if #available(iOS 15, *) { true } else { false }
var isWatched: Bool = if #available(iOS 15, *) { true } else { false } {
  didSet { print("watched") }
}
private var isHidden: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
private var isChanged: Bool = { if #available(iOS 15, *) { return true } else { return false } }()

func change() { isChanged = false }
func show() { print(isHidden ? 1 : 2, isChanged ? 3 : 4) }

// ==== main.swift
func turn(_ value: inout Bool) { value = false }
isAssigned = false
isToggled.toggle()
turn(&isPassed)
isCombined &&= false
var other = 1
(isOneOfTwo, other) = (false, 2)
change()
show()
print(isGlass ? 1 : 2, isAssigned ? 3 : 4, isToggled ? 5 : 6, isPassed ? 7 : 8)
print(isCombined ? 1 : 2, isOneOfTwo ? 3 : 4, isWatched ? 5 : 6, other)

// ==== after: Answers.swift
infix operator &&=
func &&= (left: inout Bool, right: Bool) { left = left && right }

var isAssigned: Bool = true
var isToggled: Bool = true
var isPassed: Bool = true
var isCombined: Bool = true
var isOneOfTwo: Bool = true
var isWatched: Bool = true {
  didSet { print("watched") }
}
private var isChanged: Bool = true

func change() { isChanged = false }
func show() { print(1, isChanged ? 3 : 4) }

// ==== after: main.swift
func turn(_ value: inout Bool) { value = false }
isAssigned = false
isToggled.toggle()
turn(&isPassed)
isCombined &&= false
var other = 1
(isOneOfTwo, other) = (false, 2)
change()
show()
print(1, isAssigned ? 3 : 4, isToggled ? 5 : 6, isPassed ? 7 : 8)
print(isCombined ? 1 : 2, isOneOfTwo ? 3 : 4, isWatched ? 5 : 6, other)
