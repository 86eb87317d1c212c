import * as z from 'zod/mini'
import { readStored } from '../../lib/learning/words-query.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:album'

removeOnSignOut(browserStorage, KEY)

/** Where the pupil has put words of a week's picture, in percent of its width and height. */
const movedWords = z.record(z.string(), z.tuple([z.number(), z.number()]))
export type MovedWords = z.infer<typeof movedWords>

const stored = z.object({ userID: z.int(), weeks: z.record(z.string(), movedWords) })

/** Words that the pupil has moved in this browser. */
export function loadMoved(userID: number, week: string): MovedWords {
  return loadWeeks(userID)[week] ?? {}
}

export function storeMoved(userID: number, week: string, moved: MovedWords): void {
  if (session.current()?.id !== userID) return
  browserStorage.setItem(KEY, JSON.stringify({ userID, weeks: { ...loadWeeks(userID), [week]: moved } }))
}

function loadWeeks(userID: number): z.infer<typeof stored>['weeks'] {
  const entry = readStored(KEY, stored)
  return entry?.userID === userID ? entry.weeks : {}
}
