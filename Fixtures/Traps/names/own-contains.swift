// A 'contains' of the project does more than to ask.
// min: 15

// ==== main.swift
final class Cache {
    private(set) var recent: [String] = []
    /// Marks the key as used, too.
    func contains(_ key: String) -> Bool { recent.append(key); return true }
}
func show(_ cache: Cache) {
    let known = cache.contains("a")
    if #available(iOS 15, *) { print("new") } else { print(known) }
    if cache.contains("b") {
        if #unavailable(iOS 15) { print("old") }
    }
}
let cache = Cache()
show(cache)
print(cache.recent)
