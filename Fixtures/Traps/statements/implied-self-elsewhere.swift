// After `guard let self`, names that functions of the standard library have, too, are members where another file declares
// them; so is a name that an `if let title` or a list of captures both uses and introduces.
// min: 16

// ==== Pager.swift
class Base {
  func cancel() { print("cancelled") }
  func dump(_ number: Int) { print("dumped", number) }
}
final class Pager: Base {
  var index = 0
  var count = 3
  var title: String? = "pages"
  var work: [() -> Void] = []
}

// ==== main.swift
extension Pager {
  func start() {
    work = [
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        index += 1
        print(index, "of", count)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        cancel()
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        if let title { print(title) }
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        guard let title, !title.isEmpty else { return }
        print(title)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        let show = { [title] in print(title as Any) }
        show()
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        dump(3)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        print(count)
      },
      { [unowned self] in
        if #unavailable(iOS 15) { print("old", self) }
        if let title { print(title) }
      },
    ]
    for item in work { item() }
  }
}
let pager = Pager()
pager.start()

// ==== after: main.swift
extension Pager {
  func start() {
    work = [
      { [weak self] in
        guard let self else { return }
        index += 1
        print(index, "of", count)
      },
      { [weak self] in
        guard let self else { return }
        cancel()
      },
      { [weak self] in
        guard let self else { return }
        if let title { print(title) }
      },
      { [weak self] in
        guard let self else { return }
        guard let title, !title.isEmpty else { return }
        print(title)
      },
      { [weak self] in
        guard let self else { return }
        let show = { [title] in print(title as Any) }
        show()
      },
      { [weak self] in
        guard let self else { return }
        dump(3)
      },
      { [weak self] in
        guard let self else { return }
        print(count)
      },
      { [unowned self] in
        if let title { print(title) }
      },
    ]
    for item in work { item() }
  }
}
let pager = Pager()
pager.start()
