import * as z from 'zod/mini'
import { type KeptRun, keptRun } from '../learning/kept-mission.ts'
import { readKept } from '../learning/words-query.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'

const KEY = 'mme:lesson-words'

session.subscribe(() => {
  if (session.current() === null) browserStorage.removeItem(KEY)
})

/** Whose it is, null of a visitor, and of which step. */
interface StepOfUser {
  userID: number | null
  code: string
  step: string
}

const keptWords = z.object({ userID: z.nullable(z.int()), code: z.string(), step: z.string(), run: keptRun })

/** The words of a lesson's step as far as they were played in this browser; null where they were not, or to their end. */
export function findWordsRun({ userID, code, step }: StepOfUser): KeptRun | null {
  const kept = readKept(KEY, keptWords)
  const isOfStep = kept?.userID === userID && kept.code === code && kept.step === step
  return isOfStep && !kept.run.isOver ? kept.run : null
}

export function keepWordsRun({ userID, code, step }: StepOfUser, run: KeptRun): void {
  browserStorage.setItem(KEY, JSON.stringify({ userID, code, step, run }))
}
