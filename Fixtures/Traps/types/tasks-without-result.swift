// A kept task whose closure gave nothing has a type without a value, whatever the only call in it gives.
// min: 16

// ==== Store.swift
final class Store: @unchecked Sendable {
  @discardableResult func persist(_ text: String) -> Bool {
    print(text)
    return true
  }
  @discardableResult func flush() async -> Int { 3 }
}

// ==== main.swift
let store = Store()
var tasks: [Task<Void, Never>] = []
func save() {
  let task = Task {
    if #available(iOS 15, *) { store.persist("a") }
  }
  tasks.append(task)
}
func flush() {
  let task = Task {
    guard #available(iOS 15, *) else { return }
    await store.flush()
  }
  tasks.append(task)
}
save()
flush()
for task in tasks { await task.value }
print(tasks.count)
