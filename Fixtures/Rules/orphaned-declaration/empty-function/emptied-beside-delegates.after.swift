// target: iOS 15
// fixes: unsafe
import UIKit

// It is known what these require.
final class Menus: UIViewController, UIContextMenuInteractionDelegate, UISearchBarDelegate {
  func setUp() {
    print("set up")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
  }
}

// What begins like the sender may be a requirement of a newer system.
final class Fields: UIViewController, UITextFieldDelegate {
  func setUp() {
    textFieldSetUp()
    print("set up")
  }
  func textFieldSetUp() {
  }
}

// This one is not known.
final class Drawers: UIViewController, PKCanvasViewDelegate {
  func setUp() {
    fixDrawers()
    print("set up")
  }
  func fixDrawers() {
  }
}

final class Lists: UIViewController, UICollectionViewDragDelegate, UITableViewDelegate {
  func show(_ animated: Bool) { print(false) }
  func setUp() {
    tableViewDidEndMultipleSelectionInteraction(list)
    print("set up")
  }
  func tableViewDidEndMultipleSelectionInteraction(_ list: UITableView) {
  }
}
