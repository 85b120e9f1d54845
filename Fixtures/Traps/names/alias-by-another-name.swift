// A nested alias is named through another name of its type: neither it nor what it stands for may go.
// min: 15

// ==== main.swift
class Client {
    enum Mode { case fast, slow }
    @available(iOS, deprecated: 14, renamed: "Mode")
    typealias OldMode = Mode
}
typealias API = Client
let mode = API.OldMode.fast
print(mode)
