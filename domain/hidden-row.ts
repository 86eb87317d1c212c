import { textHash } from './text-hash.ts'

/** How a page of the school's own is called in the menu of somebody who may not open it. */

/** The name that a row then has. No name of a page is so short of letters. */
export const HIDDEN_NAME = '…'

/** Whoever has the page open knows its row by this key; nobody reads a title in it. */
export function hiddenKey(clientID: string): string {
  return `Hidden_${textHash(clientID)}`
}
