import UIKit

class NoteListViewController: UITableViewController {
  @IBAction func finishEditing(_ segue: UIStoryboardSegue) {}

  @objc func openAbout() {
    performSegue(withIdentifier: "showAbout", sender: nil)
  }

  func openFromSearch() {
    // performSegue(withIdentifier: "openLatest", sender: nil)
    guard let note = storyboard?.instantiateViewController(withIdentifier: "note") else { return }
    show(note, sender: nil)
  }
}
