/** A trie, in which looking for all words costs as much as for one. */
export interface Tree {
  next: Map<string, Tree>
  /** True if a word ends here. */
  isWord: boolean
}

/** A trie of each word in both directions. */
export function treeOf(words: Iterable<readonly string[]>): Tree {
  const tree: Tree = { next: new Map(), isWord: false }
  for (const letters of words) {
    insert(tree, letters)
    insert(tree, letters.toReversed())
  }
  return tree
}

function insert(tree: Tree, letters: readonly string[]) {
  let node = tree
  for (const letter of letters) {
    const next = node.next.get(letter) ?? { next: new Map(), isWord: false }
    node.next.set(letter, next)
    node = next
  }
  node.isWord = true
}
