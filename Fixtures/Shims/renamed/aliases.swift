// Two names for types: callers of one cannot say the other where they stand for different types.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== Handlers.swift
typealias Started = (Int) -> Void

@available(iOS, deprecated: 15, renamed: "Started")  // stays: removable-shim/renamed "it does not use 'Started', which may not exist or do something else"
typealias Begun = () -> Void

// ==== Uses.swift
let handler: Begun = {}
