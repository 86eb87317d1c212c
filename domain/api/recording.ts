import * as z from 'zod/mini'
import { voice } from './settings.ts'
import { successWith } from './success.ts'
import { visibleText } from './visible.ts'

/**
 * A teacher's own voice for what is said, in the place of the machine's wherever it is heard. `word`: the slug of what
 * is said, e.g. `la-vache`, which names the machine's sound `sounds/la-vache.mp3` too.
 */

export const recordedWord = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'doit être le nom court de ce qui est dit'))

export const MOST_CREDIT = 2000

/** Who speaks, and under which licence the recording may be heard. */
export const recordingCredit = visibleText.check(z.trim(), z.normalize('NFC'), z.maxLength(MOST_CREDIT))

/** `url`: of a sound that is stored, as `POST media` answered it. `credit` belongs to this recording: without one the word has none any more. */
export const saveRecordingRequest = z.object({
  url: z.string().check(z.maxLength(200)),
  credit: z._default(recordingCredit, ''),
})

const recording = z.object({ word: recordedWord, url: z.string(), updated: z.iso.datetime() })
export type Recording = z.infer<typeof recording>

/** All of them, by word; `voice` says in this school what has none. */
export const recordingsAnswer = successWith({ data: z.array(recording), voice })

export const recordingAnswer = successWith({ data: recording })

/** Each text once, with the words that it belongs to, by the first of them; words without one are left out. */
const creditedWords = z.object({ credit: z.string(), words: z.array(recordedWord) })
export type CreditedWords = z.infer<typeof creditedWords>

export const recordingCreditsAnswer = successWith({ data: z.array(creditedWords) })
