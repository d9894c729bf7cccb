/// The forms of the report on an import.
enum ReportForm: String, CaseIterable {
  case text, json

  var summary: String {
    switch self {
    case .text: "one line per item, for people"
    case .json: "one object, for programs"
    }
  }
}

/// The scripts that an import can make.
enum ImportScript: String, CaseIterable {
  case reach

  var summary: String {
    switch self {
    case .reach: "fire every segue once, depth first, each with the way back"
    }
  }
}
