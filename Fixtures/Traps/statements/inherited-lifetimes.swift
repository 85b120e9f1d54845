// Values whose release runs the deinit of a superclass, or of what they hold: the scope stays.
// min: 16

// ==== main.swift
class Base {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("deinit", number) }
}
final class Sub: Base {}
struct Box { let base: Base }
enum Choice { case base(Base), none }
final class Owner { let box = Box(base: Base(5)); weak var other: Owner? }
final class Image { let name = "image"; deinit { print("deinit image") } }
final class Plain { static let base = Base(6); weak var base: Base?; var name = "plain" }
func inherited() {
  if #available(iOS 15, *) {
    let sub = Sub(1)
    print(sub.number)
  }
  print("end")
}
func stored() {
  if #available(iOS 15, *) {
    let box = Box(base: Base(2))
    print(box.base.number)
  }
  print("end")
}
func implicit() {
  if #available(iOS 15, *) {
    let base: Base = .init(3)
    print(base.number)
  }
  print("end")
}
func spelled() {
  if #available(iOS 15, *) {
    let base = Base.init(4)
    print(base.number)
  }
  print("end")
}
func owned() {
  if #available(iOS 15, *) {
    let owner = Owner()
    print(owner.box.base.number)
  }
  print("end")
}
func plain() {
  if #available(iOS 15, *) {
    let plain = Plain()
    print(plain.name)
  }
  print("end")
}
func collected() {
  if #available(iOS 15, *) {
    let all = [Base(7)]
    print(all.count)
  }
  print("end")
}
func guarded() {
  if #available(iOS 15, *) {
    guard let base = Optional(Base(8)) else { return }
    print(base.number)
  }
  print("end")
}
func named() {
  if #available(iOS 15, *) {
    let image = Image()
    print(image.name)
  }
  print("end")
}
func made() {
  if #available(iOS 15, *) {
    let make = { Base(9) }
    print(make().number)
  }
  print("end")
}
collected()
guarded()
named()
made()
inherited()
stored()
implicit()
spelled()
owned()
plain()

// ==== after: main.swift
class Base {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("deinit", number) }
}
final class Sub: Base {}
struct Box { let base: Base }
enum Choice { case base(Base), none }
final class Owner { let box = Box(base: Base(5)); weak var other: Owner? }
final class Image { let name = "image"; deinit { print("deinit image") } }
final class Plain { static let base = Base(6); weak var base: Base?; var name = "plain" }
func inherited() {
  do {
    let sub = Sub(1)
    print(sub.number)
  }
  print("end")
}
func stored() {
  do {
    let box = Box(base: Base(2))
    print(box.base.number)
  }
  print("end")
}
func implicit() {
  do {
    let base: Base = .init(3)
    print(base.number)
  }
  print("end")
}
func spelled() {
  do {
    let base = Base.init(4)
    print(base.number)
  }
  print("end")
}
func owned() {
  do {
    let owner = Owner()
    print(owner.box.base.number)
  }
  print("end")
}
func plain() {
  let plain = Plain()
  print(plain.name)
  print("end")
}
func collected() {
  do {
    let all = [Base(7)]
    print(all.count)
  }
  print("end")
}
func guarded() {
  do {
    guard let base = Optional(Base(8)) else { return }
    print(base.number)
  }
  print("end")
}
func named() {
  do {
    let image = Image()
    print(image.name)
  }
  print("end")
}
func made() {
  let make = { Base(9) }
  print(make().number)
  print("end")
}
collected()
guarded()
named()
made()
inherited()
stored()
implicit()
spelled()
owned()
plain()
