/** Words by their letters: those that begin alike share their beginning, so that looking for all of them costs as much as for one. */
export interface Tree {
  next: Map<string, Tree>
  /** A word ends here. */
  isWord: boolean
}

/** Each word from both its ends. */
export function treeOf(words: Iterable<readonly string[]>): Tree {
  const tree: Tree = { next: new Map(), isWord: false }
  for (const letters of words) {
    plant(tree, letters)
    plant(tree, letters.toReversed())
  }
  return tree
}

function plant(tree: Tree, letters: readonly string[]) {
  let node = tree
  for (const letter of letters) {
    const next = node.next.get(letter) ?? { next: new Map(), isWord: false }
    node.next.set(letter, next)
    node = next
  }
  node.isWord = true
}
