// A method of a part may change it, reading a lazy property does, and a method of another type has the name. Values of the
// system tell by the verb.
// min: 15

// ==== main.swift
import Foundation
struct Logger { func append(_ s: String) {} ; func insert(_ i: Int) {}; func toggle() {} }
struct Bag { var items: [Int] = []; var on = false; mutating func add(_ i: Int) { items.append(i) } ; func size() -> Int { items.count } }
struct Lz { lazy var x = 3; var legacy = false }
func a() -> Int { var bag = Bag(); if #unavailable(iOS 15) { bag.on = true }; bag.items.append(1); return bag.size() }
func b() -> Int { var bag = Bag(); if #unavailable(iOS 15) { bag.on = true }; bag.on.toggle(); return bag.size() }
func c() -> Int { var l = Lz(); if #unavailable(iOS 15) { l.legacy = true }; return l.x }
func d() -> Int { var bag = Bag(); if #unavailable(iOS 15) { bag.on = true }; return bag.size() }
func e(_ base: Date) -> TimeInterval { var d = base; if #unavailable(iOS 15) { d = Date() }; return d.timeIntervalSince(base) }
func f(_ base: Data) -> Int { var d = base; if #unavailable(iOS 15) { d = Data() }; return d.withUnsafeBytes { $0.count } }
struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1) }
func h() -> Int { var o = Opt(); if #unavailable(iOS 15) { o = .a }; o.insert(.a); return o.rawValue }
print(a(), b(), c(), d(), e(Date()), f(Data()), h())
