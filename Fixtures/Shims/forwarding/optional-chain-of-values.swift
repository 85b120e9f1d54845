// What the system says is no optional needs no parentheses.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Locale+Code.swift
import Foundation

extension Locale {
  var spokenCode: String? {
    if #available(iOS 16, macOS 13, *) { language.languageCode?.identifier } else { languageCode }
  }

  var isEnglish: Bool { spokenCode == "en" }
  var length: Int { spokenCode?.count ?? 0 }
}

func code(of locale: Locale) -> String { locale.spokenCode ?? locale.spokenCode! }

// ==== after: Locale+Code.swift
import Foundation

extension Locale {
  var isEnglish: Bool { language.languageCode?.identifier == "en" }
  var length: Int { language.languageCode?.identifier.count ?? 0 }
}

func code(of locale: Locale) -> String { locale.language.languageCode?.identifier ?? (locale.language.languageCode?.identifier)! }
