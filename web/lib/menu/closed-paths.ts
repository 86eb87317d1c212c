import type { KeyValueStorage } from '../session/session-store.ts'

/**
 * The site is static, so a page that the teacher has closed still loads with its words. The device therefore stores the
 * paths that its last menu closed to the user, and hides such a page until the current menu has loaded.
 */
const CLOSED_PATHS_KEY = 'mme:closed'

/** @param paths separated by newlines */
export function storeClosedPaths(storage: KeyValueStorage, paths: string): void {
  storage.setItem(CLOSED_PATHS_KEY, paths)
}

/**
 * Sets an attribute on the root element while the page may be closed; the stylesheets then hide it.
 * @param path of the page, or null once the menu has confirmed its state
 */
export function markClosed(
  root: Pick<Element, 'toggleAttribute'>,
  storage: Pick<KeyValueStorage, 'getItem'>,
  path: string | null,
): void {
  const paths = storage.getItem(CLOSED_PATHS_KEY)?.split('\n')
  root.toggleAttribute('data-closed', path !== null && paths?.includes(path.replace(/(.)\/$/, '$1')) === true)
}
