import * as z from 'zod/mini'
import { voice } from './settings.ts'

/**
 * A teacher's own voice for what is said, in the place of the machine's wherever it is heard. `word`: the slug of what
 * is said, e.g. `la-vache`, which names the machine's sound `sounds/la-vache.mp3` too.
 */

export const recordedWord = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'doit être le nom court de ce qui est dit'))

/** `url`: of a sound that is stored, as `POST media` answered it. */
export const saveRecordingRequest = z.object({ url: z.string().check(z.maxLength(200)) })

const recording = z.object({ word: recordedWord, url: z.string(), updated: z.iso.datetime() })
export type Recording = z.infer<typeof recording>

/** All of them, by word; `voice` says in this school what has none. */
export const recordingsAnswer = z.object({ success: z.literal(true), data: z.array(recording), voice })
export type RecordingsAnswer = z.infer<typeof recordingsAnswer>

export const recordingAnswer = z.object({ success: z.literal(true), data: recording })
export type RecordingAnswer = z.infer<typeof recordingAnswer>
