import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** What the pages about what pupils know read. A teacher who comes back sees what is true now. */

const fresh = { staleTime: 0 } as const
/** How many days back tries are looked at for what was missed. */
const MISSED_DAYS = 30
/** How often the answers to an open check are counted again. */
const COUNTED_MS = 5000

export function classWordsQuery(classCode: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'class-words', classCode],
    queryFn: async () => (await call('GET classes/:classCode/words', { path: { classCode } })).data,
  })
}

export function themeWordsQuery(classCode: string, clientID: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'theme-words', classCode, clientID],
    queryFn: async () =>
      (await call('GET classes/:classCode/words/:clientID', { path: { classCode, clientID } })).data,
  })
}

export function missedWordsQuery(classCode: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'missed-words', classCode],
    queryFn: async () => (await call('GET words/missed', { query: { classCode, days: MISSED_DAYS } })).data,
  })
}

export function pupilWordsQuery(userID: number) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'pupil-words', userID],
    queryFn: async () => (await call('GET words/:userID', { path: { userID } })).data,
  })
}

/** The checks of a class; while one is open, what pupils have answered is counted before the teacher's eyes. */
export function checksQuery(classCode: string) {
  return queryOptions({
    ...fresh,
    refetchInterval: ({ state: { data } }) => (data?.some(({ open }) => open !== null) ? COUNTED_MS : false),
    queryKey: ['admin', 'checks', classCode],
    queryFn: async () => (await call('GET checks', { query: { classCode } })).data,
  })
}

export const evidenceQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'evidence'],
  queryFn: async () => (await call('GET words/evidence')).data,
})
