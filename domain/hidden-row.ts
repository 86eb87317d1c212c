import { textHash } from './text-hash.ts'

/** How a page of the school's own is called in the menu of somebody who may not open it. */

/** The name that a row then has. No name of a page is so short of letters. */
export const HIDDEN_NAME = '…'

/** A browser with the page open knows its row by this key, which contains no title. */
export function hiddenKey(clientID: string): string {
  return `Hidden_${textHash(clientID)}`
}
