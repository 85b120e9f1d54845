// A function of a view that makes another one of its parameters, and members of members.
// iOS: 14 -> 16

// ==== Row.swift
import SwiftUI

struct Row: View {
  @ViewBuilder func stopped(_ text: Text, _ isStill: Bool) -> some View {
    if #available(iOS 16, *) { text.scrollDisabled(isStill) } else { text }
  }

  var body: some View { VStack { stopped(Text("a"), true) } }
}

// ==== Process.swift
import Foundation

extension ProcessInfo {
  var nameOfMac: String {
    if #available(iOS 14, *) {
      return self.isiOSAppOnMac.description
    } else {
      return "old"
    }
  }
}

func length(of process: ProcessInfo) -> Int { process.nameOfMac.count }

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { VStack { Text("a").scrollDisabled(true) } }
}

// ==== after: Process.swift
import Foundation

func length(of process: ProcessInfo) -> Int { process.isiOSAppOnMac.description.count }
