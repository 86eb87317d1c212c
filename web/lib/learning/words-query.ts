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
import { browserStorage } from '../storage/browser-storage.ts'

const WORDS_KEY = 'mme:words'
const MISSION_KEY = 'mme:mission'

// On a shared tablet nothing of the last pupil is left to the next one.
session.subscribe(() => {
  if (session.current() !== null) return
  browserStorage.removeItem(WORDS_KEY)
  browserStorage.removeItem(MISSION_KEY)
})

export type Mission = MissionAnswer['data']

/** What a pupil remembers of words; offline as last known. */
export function wordsQuery(userID: number) {
  return queryOptions({
    queryKey: ['words', userID, 'met'],
    queryFn: (): Promise<RememberedWord[]> =>
      orKept(WORDS_KEY, userID, rememberedWordsAnswer.shape.data, async () => {
        const { data } = await callAs(userID, 'GET words/:userID', { path: { userID } })
        return data
      }),
  })
}

/** The mission of the school's day; offline as last known. */
export function missionQuery(userID: number) {
  return queryOptions({
    queryKey: ['words', userID, 'mission'],
    queryFn: (): Promise<Mission> =>
      orKept(MISSION_KEY, userID, missionAnswer.shape.data, async () => {
        const { data } = await callAs(userID, 'GET words/:userID/mission', { path: { userID } })
        return data
      }),
  })
}

/** What the API answers, of which a copy is kept; the copy where there is no answer. */
async function orKept<Data>(
  key: string,
  userID: number,
  schema: z.ZodMiniType<Data>,
  ask: () => Promise<Data>,
): Promise<Data> {
  try {
    const data = await ask()
    keep(key, userID, data)
    return data
  } catch (error) {
    const isUnanswered = error instanceof ApiError && error.status === 0
    const kept = isUnanswered ? readKept(key, z.object({ userID: z.literal(userID), data: schema })) : null
    if (kept) return kept.data
    throw error
  }
}

/** Keeps words as they are known to stand before the API has said so. */
export function keepWords(userID: number, words: readonly RememberedWord[]): void {
  keep(WORDS_KEY, userID, words)
}

function keep(key: string, userID: number, data: unknown): void {
  if (session.current()?.id === userID) browserStorage.setItem(key, JSON.stringify({ userID, data }))
}

/** An entry of the browser's storage; null where it is missing, broken, or of an older version of the site. */
export function readKept<Entry>(key: string, schema: z.ZodMiniType<Entry>): Entry | null {
  try {
    return z.parse(schema, JSON.parse(browserStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
