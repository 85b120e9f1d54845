// shown(isPresented: $a) { … }   with `onDismiss: (() -> Void)? = nil`, which 'sheet' has as well: left out there, too
//
// Every native declaration that takes the whole call has to take the short one alike, with the same value for what it
// leaves out, and no other one may take it.
import Native
import SwiftSource

struct NativeOmissions {
  let counterparts: [NativeCounterpart]
  /// Native declarations of the name that do not take the whole call.
  let others: [NativeEntry]
  let arguments: [Forwarding.Argument]
  let parameters: [Parameter]

  /// The sets of parameters that the native call can leave out as well.
  var all: Set<Set<Int>> {
    let places = arguments.indices.filter(hasOwnDefault)
    // The subsets of more of them are too many to check.
    if places.isEmpty || places.count > 4 { return [] }
    var sets: Set<Set<Int>> = []
    for choice in 1..<(1 << places.count) {
      let omitted = Set(places.indices.filter { choice >> $0 & 1 == 1 }.map { places[$0] })
      if callsMeanTheSame(without: omitted) { sets.insert(Set(omitted.compactMap(parameter))) }
    }
    return sets
  }

  private func parameter(_ place: Int) -> Int? {
    if case .parameter(let number) = arguments[place].value { number } else { nil }
  }

  /// Whether an argument is a parameter with a default that every native one has as well.
  private func hasOwnDefault(_ place: Int) -> Bool {
    guard let number = parameter(place), let value = parameters[number].defaultValue else { return false }
    let natives = Set(counterparts.map { $0.entry.parameters[$0.taking[place]] })
    return natives.count == 1
      && natives.allSatisfy { native in
        native.defaultValue.map { $0 != "…" && NativeDefaults.isSame(value, $0, of: native.type) } ?? false
      }
  }

  private func callsMeanTheSame(without omitted: Set<Int>) -> Bool {
    let left = arguments.indices.filter { !omitted.contains($0) }
    return calls(left).allSatisfy { labels in
      others.allSatisfy { $0.parameters(taking: labels) == nil }
        && counterparts.allSatisfy { native in
          native.entry.parameters(taking: labels) == left.map { native.taking[$0] }
        }
    }
  }

  /// The labels of the call, with none and with some of its closures behind it.
  private func calls(_ places: [Int]) -> [[CallLabel]] {
    let isFunction = places.map { place in
      counterparts.allSatisfy { $0.entry.parameters[$0.taking[place]].isFunction }
    }
    let first = isFunction.lastIndex(of: false).map { $0 + 1 } ?? 0
    let last = places.firstIndex { arguments[$0].isTrailing } ?? places.count
    return (first...max(first, last)).map { behind in
      places.indices.map { index in
        let label = arguments[places[index]].label
        if index < behind { return CallLabel(label) }
        return CallLabel(index == behind ? nil : label, isTrailing: true)
      }
    }
  }
}
