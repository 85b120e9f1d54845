// A shim's closure that takes a part of what the native one takes, and gives the cases of a mirror for the native ones.
// min: 16

// ==== Native/Press.swift
public struct Press { public var modifiers: [Int]; public init(_ modifiers: [Int]) { self.modifiers = modifiers } }
public enum Answer { case handled, ignored, other }
public struct Panel {
  public init() {}
  public func onPress(_ key: Int, phases: Int, action: (Press) -> Answer) -> Panel {
    print(key, phases, action(Press([1, 2])))
    return self
  }
}

// ==== Compat.swift
import Native

enum PressResult { case handled, ignored }

extension Panel {
  func onKey(_ key: Int, action: (_ modifiers: [Int]) -> PressResult) -> Panel {
    if #available(iOS 15, *) {
      return onPress(key, phases: 1, action: { press in
        switch action(press.modifiers) {
        case .handled: return .handled
        case .ignored: return .ignored
        }
      })
    } else {
      return self
    }
  }

  func onValue(_ key: Int, action: (_ modifiers: [Int]) -> PressResult) -> Panel {
    if #available(iOS 15, *) {
      return onPress(key, phases: 1, action: { press in
        switch action(press.modifiers) {
        case .handled: return .handled
        case .ignored: return .ignored
        }
      })
    } else {
      return self
    }
  }

  // It swaps them.
  func onOther(_ key: Int, action: (_ modifiers: [Int]) -> PressResult) -> Panel {
    if #available(iOS 15, *) {
      return onPress(key, phases: 1, action: { press in
        switch action(press.modifiers) {
        case .handled: return .ignored
        case .ignored: return .handled
        }
      })
    } else {
      return self
    }
  }
}

// ==== main.swift
import Native

let press = 7
_ = Panel()
  .onKey(0) { modifiers in
    if modifiers.contains(1) {
      print("one")
      return .handled
    }
    return .ignored
  }
  .onKey(1) { $0.isEmpty ? .handled : .ignored }
  .onKey(2) { _ in .ignored }
  .onKey(3) { print($0); return .handled }
  .onOther(4) { modifiers in modifiers.isEmpty ? .handled : .ignored }

// ==== Later.swift
import Native

func handle(_ keys: [Int]) -> PressResult { keys.isEmpty ? .handled : .ignored }

func show(_ panel: Panel) -> Panel {
  panel.onKey(5) { keys in
    let all = [[3]].map { keys in keys.count } + keys
    return all.isEmpty ? .handled : .ignored
  }
}

// The result is a variable of the mirror.
func count(_ panel: Panel) -> Panel {
  panel.onValue(6) { keys in handle(keys) }
}

// ==== after: Compat.swift
import Native

enum PressResult { case handled, ignored }

extension Panel {
  func onValue(_ key: Int, action: (_ modifiers: [Int]) -> PressResult) -> Panel {
    return onPress(key, phases: 1, action: { press in
      switch action(press.modifiers) {
      case .handled: return .handled
      case .ignored: return .ignored
      }
    })
  }

  // It swaps them.
  func onOther(_ key: Int, action: (_ modifiers: [Int]) -> PressResult) -> Panel {
    return onPress(key, phases: 1, action: { press in
      switch action(press.modifiers) {
      case .handled: return .ignored
      case .ignored: return .handled
      }
    })
  }
}

// ==== after: main.swift
import Native

let press = 7
_ = Panel()
  .onPress(0, phases: 1) { press in
    if press.modifiers.contains(1) {
      print("one")
      return .handled
    }
    return .ignored
  }
  .onPress(1, phases: 1) { $0.modifiers.isEmpty ? .handled : .ignored }
  .onPress(2, phases: 1) { _ in .ignored }
  .onPress(3, phases: 1) { print($0.modifiers); return .handled }
  .onOther(4) { modifiers in modifiers.isEmpty ? .handled : .ignored }

// ==== after: Later.swift
import Native

func handle(_ keys: [Int]) -> PressResult { keys.isEmpty ? .handled : .ignored }

func show(_ panel: Panel) -> Panel {
  panel.onPress(5, phases: 1) { press in
    let all = [[3]].map { keys in keys.count } + press.modifiers
    return all.isEmpty ? .handled : .ignored
  }
}

// The result is a variable of the mirror.
func count(_ panel: Panel) -> Panel {
  panel.onValue(6) { keys in handle(keys) }
}
