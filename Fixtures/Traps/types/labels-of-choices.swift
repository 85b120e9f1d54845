// The labels of a tuple are a part of its type: a choice of one with and one without has none.
// min: 16

// ==== main.swift
private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
private var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } }
let pair = isModern ? (a: 1, b: 2) : (3, 4)
let other = isNew ? (1, 2) : (3, 4)
print(pair, other)

// ==== after: main.swift
private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
let pair = isModern ? (a: 1, b: 2) : (3, 4)
let other = (1, 2)
print(pair, other)
