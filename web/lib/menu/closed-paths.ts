import type { KeyValueStorage } from '../session/session-store.ts'

/**
 * The site is static: a page that the teacher has closed still comes with its words. So the device keeps the paths that
 * its last menu closed to whoever looked, and such a page is not shown until the menu is there.
 */
const KEY = 'mme:closed'

/** @param paths one a line */
export function keepClosedPaths(storage: KeyValueStorage, paths: string): void {
  storage.setItem(KEY, paths)
}

/**
 * Marks the document's root while the page may not be shown: the styles hide it.
 * @param path of the page; null once the menu has said whether it is open
 */
export function markClosed(
  root: Pick<Element, 'toggleAttribute'>,
  storage: Pick<KeyValueStorage, 'getItem'>,
  path: string | null,
): void {
  const paths = storage.getItem(KEY)?.split('\n')
  root.toggleAttribute('data-closed', path !== null && paths?.includes(path.replace(/(.)\/$/, '$1')) === true)
}
