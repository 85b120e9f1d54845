// Names of a type without a `deinit` that hold an object with one: of a protocol, a superclass, a generic parameter, a closure that
// captures it. They stay where a call may let go of it, and go where a constant or parameter holds it as long.
// min: 16
// warns: the names that stay are not read

// ==== Types.swift
protocol Closing: AnyObject { func close() }
protocol Waiting: AnyObject { func close() }
class Connection { func close() {} }
class Socket: Connection { deinit { print("socket gone") } }
final class Pipe: Socket, Closing {}
extension Pipe: Waiting {}
protocol Quiet: AnyObject { func close() }
final class Silent: Quiet { func close() {} }
struct Ends { let first: Closing? }
final class Port { var ends: Ends? = Ends(first: Pipe()) }

// ==== main.swift
protocol Screen: AnyObject { func show() }
final class Home: Screen {
  func show() {}
  deinit { print("home gone") }
}
final class Router {
  var top: Screen? = Home()
  var stack: [Screen] = [Home()]
  var handler: (() -> Void)?
  var connection: Connection? = Pipe()
  var closing: Closing? = Pipe()
  var waiting: Waiting? = Pipe()
  var quiet: Quiet? = Silent()
  weak var delegate: Screen?
  let port = Port()
  init() {
    let home = Home()
    handler = { _ = home }
  }
  func clear() {
    (top, handler, connection, closing, waiting, quiet) = (nil, nil, nil, nil, nil, nil)
    stack = []
    port.ends = nil
    print("cleared")
  }
  func ofProtocol() {
    guard let top else { return }
    if #unavailable(iOS 15) { top.show() }
    clear()
    print("of a protocol")
  }
  func ofArray() {
    guard let last = stack.last else { return }
    if #unavailable(iOS 15) { last.show() }
    clear()
    print("of an array")
  }
  func ofClosure() {
    guard let handler else { return }
    if #unavailable(iOS 15) { handler() }
    clear()
    print("of a closure")
  }
  func ofSuperclass() {
    if let connection = connection {
      if #unavailable(iOS 15) { connection.close() }
      clear()
      print("of a superclass")
    }
  }
  func ofProtocolElsewhere() {
    if let closing {
      if #unavailable(iOS 15) { closing.close() }
      clear()
      print("of a protocol elsewhere")
    }
  }
  func ofExtension() {
    let old = waiting
    if #unavailable(iOS 15) { old?.close() }
    clear()
    print("of an extension")
  }
  func ofPart() {
    guard let ends = port.ends else { return }
    if #unavailable(iOS 15) { ends.first?.close() }
    clear()
    print("of a part")
  }
  func ofNothing() {
    guard let quiet else { return }
    if #unavailable(iOS 15) { quiet.close() }
    clear()
    print("of nothing")
  }
  func ofDelegate(_ close: () -> Void) {
    guard let delegate else { return }
    if #unavailable(iOS 15) { delegate.show() }
    close()
    print("of a delegate")
  }
}
final class Store<Value> {
  var value: Value?
  init(_ value: Value) { self.value = value }
  func clear() {
    value = nil
    print("cleared")
  }
  func ofGeneric() {
    guard let value else { return }
    if #unavailable(iOS 15) { print(value) }
    clear()
    print("of a generic parameter")
  }
}
func ofParameter(_ screen: Screen?, _ router: Router) {
  guard let screen else { return }
  if #unavailable(iOS 15) { screen.show() }
  router.clear()
  print("of a parameter")
}
func ofConstant(_ router: Router) {
  let top = router.top
  if let screen = top {
    if #unavailable(iOS 15) { screen.show() }
    router.clear()
    print("of a constant", top == nil)
  }
}
Router().ofProtocol()
Router().ofArray()
Router().ofClosure()
Router().ofSuperclass()
Router().ofProtocolElsewhere()
Router().ofExtension()
Router().ofPart()
Router().ofNothing()
var home: Home? = Home()
let router = Router()
router.delegate = home
router.ofDelegate {
  home = nil
  print("closed")
}
Store(Home()).ofGeneric()
ofParameter(router.top, router)
ofConstant(Router())

// ==== after: main.swift
protocol Screen: AnyObject { func show() }
final class Home: Screen {
  func show() {}
  deinit { print("home gone") }
}
final class Router {
  var top: Screen? = Home()
  var stack: [Screen] = [Home()]
  var handler: (() -> Void)?
  var connection: Connection? = Pipe()
  var closing: Closing? = Pipe()
  var waiting: Waiting? = Pipe()
  var quiet: Quiet? = Silent()
  weak var delegate: Screen?
  let port = Port()
  init() {
    let home = Home()
    handler = { _ = home }
  }
  func clear() {
    (top, handler, connection, closing, waiting, quiet) = (nil, nil, nil, nil, nil, nil)
    stack = []
    port.ends = nil
    print("cleared")
  }
  func ofProtocol() {
    guard let top else { return }
    clear()
    print("of a protocol")
  }
  func ofArray() {
    guard let last = stack.last else { return }
    clear()
    print("of an array")
  }
  func ofClosure() {
    guard let handler else { return }
    clear()
    print("of a closure")
  }
  func ofSuperclass() {
    if let connection = connection {
      clear()
      print("of a superclass")
    }
  }
  func ofProtocolElsewhere() {
    if let closing {
      clear()
      print("of a protocol elsewhere")
    }
  }
  func ofExtension() {
    let old = waiting
    clear()
    print("of an extension")
  }
  func ofPart() {
    guard let ends = port.ends else { return }
    clear()
    print("of a part")
  }
  func ofNothing() {
    guard quiet != nil else { return }
    clear()
    print("of nothing")
  }
  func ofDelegate(_ close: () -> Void) {
    guard let delegate else { return }
    close()
    print("of a delegate")
  }
}
final class Store<Value> {
  var value: Value?
  init(_ value: Value) { self.value = value }
  func clear() {
    value = nil
    print("cleared")
  }
  func ofGeneric() {
    guard let value else { return }
    clear()
    print("of a generic parameter")
  }
}
func ofParameter(_ screen: Screen?, _ router: Router) {
  guard screen != nil else { return }
  router.clear()
  print("of a parameter")
}
func ofConstant(_ router: Router) {
  let top = router.top
  if top != nil {
    router.clear()
    print("of a constant", top == nil)
  }
}
Router().ofProtocol()
Router().ofArray()
Router().ofClosure()
Router().ofSuperclass()
Router().ofProtocolElsewhere()
Router().ofExtension()
Router().ofPart()
Router().ofNothing()
var home: Home? = Home()
let router = Router()
router.delegate = home
router.ofDelegate {
  home = nil
  print("closed")
}
Store(Home()).ofGeneric()
ofParameter(router.top, router)
ofConstant(Router())
