import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type MissionAnswer,
  missionAnswer,
  type RememberedWord,
  rememberedWordsAnswer,
} from '../../../domain/api/words.ts'
import { isNetworkError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { deviceDay } from '../school/school-today.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { browserStorage, readEntry } from '../storage/browser-storage.ts'

const WORDS_KEY = 'mme:words'
const MISSION_KEY = 'mme:mission'

removeOnSignOut(browserStorage, WORDS_KEY, MISSION_KEY)

export { isNetworkError }
export type Mission = MissionAnswer['data']

/** The words a pupil has met. Offline: the last known ones. */
export function wordsQuery(userID: number) {
  return queryOptions({
    queryKey: ['words', userID, 'met'],
    queryFn: (): Promise<RememberedWord[]> =>
      withCopy({ key: WORDS_KEY, userID, schema: rememberedWordsAnswer.shape.data }, async () => {
        const { data } = await callAs(userID, 'GET words/:userID', { path: { userID } })
        return data
      }),
  })
}

/** The mission of the school day. Offline: the last known one, if stored on the same day by the device's clock. */
export function missionQuery(userID: number) {
  const day = deviceDay()
  return queryOptions({
    queryKey: ['words', userID, 'mission', day],
    queryFn: (): Promise<Mission> =>
      withCopy({ key: MISSION_KEY, userID, day, schema: missionAnswer.shape.data }, async () => {
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
async function withCopy<Data>(
  { key, userID, day, schema }: Copy<Data>,
  fetchData: () => Promise<Data>,
): Promise<Data> {
  try {
    const data = await fetchData()
    storeCopy(key, { userID, day, data })
    return data
  } catch (error) {
    const stored = isNetworkError(error) && readStored(key, entrySchema(schema))
    if (stored && stored.userID === userID && stored.day === day) return stored.data
    throw error
  }
}

function entrySchema<Data>(schema: z.ZodMiniType<Data>) {
  return z.object({ userID: z.int(), day: z.optional(z.string()), data: schema })
}

/** Stores words whose new state is known before the API confirms it. */
export function cacheWords(userID: number, words: readonly RememberedWord[]): void {
  storeCopy(WORDS_KEY, { userID, data: words })
}

/** Stores the mission of the school day that the API returned for another call. */
export function cacheMission(userID: number, mission: Mission): void {
  storeCopy(MISSION_KEY, { userID, day: deviceDay(), data: mission })
}

function storeCopy(key: string, entry: { userID: number; day?: string | undefined; data: unknown }): void {
  if (session.current()?.id === entry.userID) browserStorage.setItem(key, JSON.stringify(entry))
}

/** Reads an entry of browser storage. Null if it is missing or invalid. */
export function readStored<Entry>(
  key: string,
  schema: z.ZodMiniType<Entry>,
  storage: KeyValueStorage = browserStorage,
): Entry | null {
  return readEntry(storage, key, (value) => z.parse(schema, value))
}
