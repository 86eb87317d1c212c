import { textHash } from './text-hash.ts'

/** The name and key of a teacher's page in the menu of a user who may not open it. */

/** Page names are longer, so none equals this. */
export const HIDDEN_NAME = '…'

/** A key that hides the page's title. A browser in which the page is open recognizes its row by this key. */
export function hiddenKey(clientID: string): string {
  return `Hidden_${textHash(clientID)}`
}
