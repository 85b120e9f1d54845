// target: iOS 15
// fixes: unsafe
import UIKit

// It is known what these require.
final class Menus: UIViewController, UIContextMenuInteractionDelegate, UISearchBarDelegate {
  func setUp() {
    fixMenus()
    print("set up")
  }
  func fixMenus() {
    if #unavailable(iOS 15) { print("menus") } // expect: 8 [redundant-check] "always false"
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    if #unavailable(iOS 15) { print("cancelled") } // expect: 8 [redundant-check] "always false"
  }
}

// What begins like the sender may be a requirement of a newer system.
final class Fields: UIViewController, UITextFieldDelegate {
  func setUp() {
    textFieldSetUp()
    print("set up")
  }
  func textFieldSetUp() {
    if #unavailable(iOS 15) { print("field") } // expect: 8 [redundant-check] "always false"
  }
}

// This one is not known.
final class Drawers: UIViewController, PKCanvasViewDelegate {
  func setUp() {
    fixDrawers()
    print("set up")
  }
  func fixDrawers() {
    if #unavailable(iOS 15) { print("drawers") } // expect: 8 [redundant-check] "always false"
  }
}

final class Lists: UIViewController, UICollectionViewDragDelegate, UITableViewDelegate {
  var isAnimated: Bool {
    if #available(iOS 15, *) { return false } // expect: 8 [redundant-check] "always true"
    return true
  }
  func show(_ animated: Bool) { print(animated && isAnimated) }
  func setUp() {
    tableViewDidEndMultipleSelectionInteraction(list)
    print("set up")
  }
  func tableViewDidEndMultipleSelectionInteraction(_ list: UITableView) {
    if #unavailable(iOS 15) { print("ended") } // expect: 8 [redundant-check] "always false"
  }
}
