import { type KeyValueStorage, SESSION_KEY } from '../../lib/session-store.ts'

/** On the document's root from the first paint until the page has come to life, where somebody is signed in. */
export const PUPIL_MARK = 'data-pupil'

/** The page as it was built knows nobody, and the header of a tablet needs a row more for a pupil's buttons. */
export function keepRoomForPupil(root: Pick<Element, 'toggleAttribute'>, storage: KeyValueStorage): void {
  root.toggleAttribute(PUPIL_MARK, storage.getItem(SESSION_KEY) !== null)
}
