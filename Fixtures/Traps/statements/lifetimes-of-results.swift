// Values that a function of the file gives back, of a type with a `deinit`: their scope stays.
// min: 16

// ==== main.swift
enum Space {
  final class Token {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit { print("token", number, "is gone") }
    static func make(_ number: Int) -> Token { Token(number) }
    static func other(_ number: Int) -> Self { Token(number) as! Self }
  }
}
typealias Token = Space.Token
func makeToken() -> Token { Token(1) }
func makeNumber() -> Int { 2 }
final class Center {
  func observe(_ number: Int) -> Token { Token(number) }
  func count(_ number: Int) -> Int { number }
}
struct Holder { let token = makeToken(); let number = 1 }
struct Box<Value> { let value: Value }

func byFunction() {
  if #available(iOS 15, *) {
    let token = makeToken()
    print(token.number)
  }
  print("end")
}
func byStaticFunction() {
  if #available(iOS 15, *) {
    let token = Token.make(2)
    print(token.number)
  }
  print("end")
}
func byImplicitMember() {
  if #available(iOS 15, *) {
    let token: Token = .make(3)
    print(token.number)
  }
  print("end")
}
func byItself() {
  if #available(iOS 15, *) {
    let token = Token.other(4)
    print(token.number)
  }
  print("end")
}
func byMethod(_ center: Center) {
  if #available(iOS 15, *) {
    let token = center.observe(5)
    print(token.number)
  }
  print("end")
}
func nested() {
  if #available(iOS 15, *) {
    let token = Space.Token(6)
    print(token.number)
  }
  print("end")
}
func stored() {
  if #available(iOS 15, *) {
    let holder = Holder()
    print(holder.number)
  }
  print("end")
}
func boxed() {
  if #available(iOS 15, *) {
    let box = Box(value: makeToken())
    print(box.value.number)
  }
  print("end")
}
func listed() {
  if #available(iOS 15, *) {
    let list = [makeToken()]
    print(list.count)
  }
  print("end")
}
func paired() {
  if #available(iOS 15, *) {
    let (token, number) = (makeToken(), 1)
    print(token.number, number)
  }
  print("end")
}
func later() {
  if #available(iOS 15, *) {
    var token: Token? = nil
    token = Token(7)
    print(token!.number)
  }
  print("end")
}
func appended() {
  if #available(iOS 15, *) {
    var list: [Token] = []
    list.append(Token(8))
    print(list.count)
  }
  print("end")
}
func mapped() {
  if #available(iOS 15, *) {
    let tokens = (9...10).map { Token($0) }
    print(tokens.count)
  }
  if #available(iOS 15, *) {
    let list = (11...12).map(Token.init)
    print(list.count)
  }
  print("end")
}
func delayed() {
  if #available(iOS 15, *) {
    let token: Token
    token = Token(13)
    print(token.number)
  }
  print("end")
}
func caught(_ center: Center) {
  do {
    if #unavailable(iOS 15) { throw CancellationError() }
    let token = center.observe(14)
    print(token.number)
  } catch { print("caught") }
  print("end")
}
func numbers(_ center: Center) {
  if #available(iOS 15, *) {
    let (number, count) = (makeNumber(), center.count(3))
    print(number, count)
  }
  if #available(iOS 15, *) {
    let make = { makeToken() }
    print(make().number)
  }
  print("end")
}
func given(_ known: Token) {
  if #available(iOS 15, *) {
    let same: Token = known
    print(same.number)
  }
  print("end")
}
byFunction()
byStaticFunction()
byImplicitMember()
byItself()
byMethod(Center())
nested()
stored()
boxed()
listed()
paired()
later()
appended()
mapped()
delayed()
caught(Center())
numbers(Center())
given(Token(15))

// ==== after: main.swift
enum Space {
  final class Token {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit { print("token", number, "is gone") }
    static func make(_ number: Int) -> Token { Token(number) }
    static func other(_ number: Int) -> Self { Token(number) as! Self }
  }
}
typealias Token = Space.Token
func makeToken() -> Token { Token(1) }
func makeNumber() -> Int { 2 }
final class Center {
  func observe(_ number: Int) -> Token { Token(number) }
  func count(_ number: Int) -> Int { number }
}
struct Holder { let token = makeToken(); let number = 1 }
struct Box<Value> { let value: Value }

func byFunction() {
  do {
    let token = makeToken()
    print(token.number)
  }
  print("end")
}
func byStaticFunction() {
  do {
    let token = Token.make(2)
    print(token.number)
  }
  print("end")
}
func byImplicitMember() {
  do {
    let token: Token = .make(3)
    print(token.number)
  }
  print("end")
}
func byItself() {
  do {
    let token = Token.other(4)
    print(token.number)
  }
  print("end")
}
func byMethod(_ center: Center) {
  do {
    let token = center.observe(5)
    print(token.number)
  }
  print("end")
}
func nested() {
  do {
    let token = Space.Token(6)
    print(token.number)
  }
  print("end")
}
func stored() {
  do {
    let holder = Holder()
    print(holder.number)
  }
  print("end")
}
func boxed() {
  do {
    let box = Box(value: makeToken())
    print(box.value.number)
  }
  print("end")
}
func listed() {
  do {
    let list = [makeToken()]
    print(list.count)
  }
  print("end")
}
func paired() {
  do {
    let (token, number) = (makeToken(), 1)
    print(token.number, number)
  }
  print("end")
}
func later() {
  do {
    var token: Token? = nil
    token = Token(7)
    print(token!.number)
  }
  print("end")
}
func appended() {
  do {
    var list: [Token] = []
    list.append(Token(8))
    print(list.count)
  }
  print("end")
}
func mapped() {
  do {
    let tokens = (9...10).map { Token($0) }
    print(tokens.count)
  }
  do {
    let list = (11...12).map(Token.init)
    print(list.count)
  }
  print("end")
}
func delayed() {
  do {
    let token: Token
    token = Token(13)
    print(token.number)
  }
  print("end")
}
func caught(_ center: Center) {
  do {
    let token = center.observe(14)
    print(token.number)
  }
  print("end")
}
func numbers(_ center: Center) {
  let (number, count) = (makeNumber(), center.count(3))
  print(number, count)
  let make = { makeToken() }
  print(make().number)
  print("end")
}
func given(_ known: Token) {
  let same: Token = known
  print(same.number)
  print("end")
}
byFunction()
byStaticFunction()
byImplicitMember()
byItself()
byMethod(Center())
nested()
stored()
boxed()
listed()
paired()
later()
appended()
mapped()
delayed()
caught(Center())
numbers(Center())
given(Token(15))
