import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type MissionAnswer,
  missionAnswer,
  type RememberedWord,
  rememberedWordsAnswer,
} from '../../../domain/api/words.ts'
import { ApiError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { session } from '../session/session.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { deviceDay } from './device-day.ts'

const WORDS_KEY = 'mme:words'
const MISSION_KEY = 'mme:mission'

// Tablets are shared: clear the previous pupil's words on sign-out.
session.subscribe(() => {
  if (session.current() !== null) return
  browserStorage.removeItem(WORDS_KEY)
  browserStorage.removeItem(MISSION_KEY)
})

export type Mission = MissionAnswer['data']

/** The words a pupil has met. Offline: the last known ones. */
export function wordsQuery(userID: number) {
  return queryOptions({
    queryKey: ['words', userID, 'met'],
    queryFn: (): Promise<RememberedWord[]> =>
      orKept({ key: WORDS_KEY, userID, schema: rememberedWordsAnswer.shape.data }, async () => {
        const { data } = await callAs(userID, 'GET words/:userID', { path: { userID } })
        return data
      }),
  })
}

/**
 * The mission of the school day. Offline: the last known one, if it was stored on the same day by the device's
 * clock. A mission of another day needs the network.
 */
export function missionQuery(userID: number) {
  const day = deviceDay()
  return queryOptions({
    queryKey: ['words', userID, 'mission', day],
    queryFn: (): Promise<Mission> =>
      orKept({ key: MISSION_KEY, userID, day, schema: missionAnswer.shape.data }, async () => {
        const { data } = await callAs(userID, 'GET words/:userID/mission', { path: { userID } })
        return data
      }),
  })
}

interface Copy<Data> {
  key: string
  userID: number
  /** Device day on which the copy was stored. Omit if the copy never expires. */
  day?: string
  schema: z.ZodMiniType<Data>
}

/** Fetches data and stores a copy of it. Returns the copy if there is no network. */
async function orKept<Data>(
  { key, userID, day, schema }: Copy<Data>,
  ask: () => Promise<Data>,
): Promise<Data> {
  try {
    const data = await ask()
    keep(key, { userID, day, data })
    return data
  } catch (error) {
    const kept = isUnanswered(error) && readKept(key, entryOf(schema))
    if (kept && kept.userID === userID && kept.day === day) return kept.data
    throw error
  }
}

function entryOf<Data>(schema: z.ZodMiniType<Data>) {
  return z.object({ userID: z.int(), day: z.optional(z.string()), data: schema })
}

/** Whether a call failed because there is no network. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Stores words whose new state is known before the API confirms it. */
export function keepWords(userID: number, words: readonly RememberedWord[]): void {
  keep(WORDS_KEY, { userID, data: words })
}

function keep(key: string, entry: { userID: number; day?: string | undefined; data: unknown }): void {
  if (session.current()?.id === entry.userID) browserStorage.setItem(key, JSON.stringify(entry))
}

/** Reads an entry of browser storage. Null if it is missing, invalid, or from an older version of the site. */
export function readKept<Entry>(
  key: string,
  schema: z.ZodMiniType<Entry>,
  storage: KeyValueStorage = browserStorage,
): Entry | null {
  try {
    return z.parse(schema, JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
