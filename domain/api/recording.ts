import * as z from 'zod/mini'
import { voice } from './settings.ts'
import { successWith } from './success.ts'
import { visibleText } from './text.ts'

/**
 * A person's recording, which replaces the machine's voice. `word`: the slug of the spoken text, e.g.
 * `la-vache`; it also names the machine's sound `sounds/la-vache.mp3`.
 */

export const recordedWord = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'doit être le nom court de ce qui est dit'))

export const MAX_CREDIT_LENGTH = 2000

/** The speaker, and the licence of the recording. */
export const recordingCredit = visibleText.check(z.trim(), z.normalize('NFC'), z.maxLength(MAX_CREDIT_LENGTH))

/**
 * `url`: a stored sound, from `POST media`. `credit` replaces the previous credit; omit it to remove the
 * credit.
 */
export const saveRecordingRequest = z.object({
  url: z.string().check(z.maxLength(200)),
  credit: z._default(recordingCredit, ''),
})

const recording = z.object({ word: recordedWord, url: z.string(), updated: z.iso.datetime() })
export type Recording = z.infer<typeof recording>

/** All recordings by word. `voice` is the school's choice for texts without one. */
export const recordingsAnswer = successWith({ data: z.array(recording), voice })

export const recordingAnswer = successWith({ data: recording })

/** A credit with all its words, sorted by the first word. Words without a credit are omitted. */
const creditedWords = z.object({ credit: z.string(), words: z.array(recordedWord) })
export type CreditedWords = z.infer<typeof creditedWords>

export const recordingCreditsAnswer = successWith({ data: z.array(creditedWords) })
