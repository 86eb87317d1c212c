import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MOST_ROWS } from '../../../../domain/api/list.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { monthParameter, type SchoolMonth } from '../../../../domain/school-months.ts'
import { textHash } from '../../../../domain/text-hash.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { accountOrder } from './account-order.ts'

/** What the teacher's pages read. Each list is read whole, up to `MOST_ROWS`: it is searched and sorted in the browser. */

const WHOLE = { rows: MOST_ROWS }
/** A teacher who comes back to a page sees what is true now. */
const fresh = { staleTime: 0 } as const

export const accountsQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'accounts'],
  queryFn: async () => (await call('GET user/accounts', { query: WHOLE })).data.toSorted(accountOrder),
})

export const classesQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'classes'],
  queryFn: async () => (await call('GET classes')).data,
})

/** The last import of pupils, as long as it can be undone; null where there is none. */
export const lastImportQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'last-import'],
  queryFn: async () => (await call('GET user/import')).data,
})

/** The words that pupils missed most often when they only heard them, in the last month. */
export const missedByEarQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'missed', 'listen'],
  queryFn: async () => (await call('GET words/missed', { query: { task: 'listen' } })).data,
})

/** The sign-in cards of a class. */
export function cardsQuery(classCode: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'cards', classCode],
    queryFn: async () => (await call('GET cards', { query: { classCode } })).data,
  })
}

/** The secret pictures of a class. */
export function secretsQuery(classCode: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'secret-pictures', classCode],
    queryFn: async () => (await call('GET secret-pictures', { query: { classCode } })).data,
  })
}

/** What each pupil of a class did in the week that begins on a Sunday. */
export function weekQuery(classCode: string, week: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'week', classCode, week],
    queryFn: async () => (await call('GET week', { query: { classCode, date: week } })).data,
  })
}

/** What counted for a pupil in a week. */
export function pupilWeekQuery(userID: number, week: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'week', 'of', userID, week],
    queryFn: async () => (await call('GET week/:userID', { path: { userID }, query: { date: week } })).data,
  })
}

/** What a pupil remembers of words. */
export function pupilWordsQuery(userID: number) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'words', userID],
    queryFn: async () => (await call('GET words/:userID', { path: { userID } })).data,
  })
}

/** All that is kept of a user. */
export function keptOfUserQuery(id: number) {
  return queryOptions({
    ...fresh,
    gcTime: 0,
    queryKey: ['admin', 'kept', id],
    queryFn: () => call('GET export/user/:id', { path: { id } }),
  })
}

/** The first steps, and how the classes do this week. */
export const startQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'week', 'start'],
  queryFn: () => call('GET week/start'),
})

export function monthReportQuery(month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'activities', date],
    queryFn: async () => (await call('GET activities/user/report/all', { query: { date } })).data,
  })
}

/** The activities that wait for the teacher, and those that were decided in a month. */
export function heldActivitiesQuery(month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'activities', 'held', date],
    queryFn: async () => (await call('GET activities/held', { query: { date, ...WHOLE } })).data,
  })
}

/** The Bravos of a month by pupil, most first. */
export function monthBravosQuery(month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'bravos', date],
    queryFn: async () => (await call('GET bravos/report', { query: { date } })).bravos,
  })
}

/** One pupil's Bravos of a month, newest first, and those that were taken back. */
export function pupilBravosQuery(userID: number, month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'bravos', date, userID],
    queryFn: () => call('GET bravos', { query: { query: date, id: userID } }),
  })
}

export const bonusHistoryQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'bonus-history'],
  queryFn: async () => (await call('GET menulinks/cache/bonus/history', { query: WHOLE })).data,
})

/** Every game's record, with its data: a school's are a megabyte, of which a tenth travels. */
export const gamesQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'games'],
  queryFn: async () => (await call('GET games', { query: WHOLE })).data,
})

/** What administrators did, newest first. */
export const adminActionsQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'journal'],
  queryFn: async () => (await call('GET admin-actions')).data,
})

export const logsQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'logs'],
  queryFn: async () => (await call('GET logs')).logs,
})

/** Where pupils went on a day, `YYYY-MM-DD`. */
export function tracesQuery(day: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'traces', day],
    queryFn: async () => (await call('GET traces', { query: { date: day, ...WHOLE } })).data,
  })
}

export const wholeWhitelistQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'whitelist'],
  queryFn: async () => (await call('GET whitelist')).whitelist,
})

export const settingsQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'settings'],
  queryFn: async () => (await call('GET settings')).settings[0],
})

/** What the rows of the menu can lead to, beside the pages that come with the site: asked for again once they lead elsewhere. */
export function menuTargetsQuery(links: readonly MenuLink[]) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'targets', textHash(links.map(({ clientID }) => clientID).join())],
    queryFn: async () => (await call('GET menulinks/targets')).data,
    placeholderData: keepPreviousData,
  })
}

/** What was kept before each of the last restores, and what is there now. */
export const keptBackupsQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'kept-backups'],
  queryFn: () => call('GET backup/kept'),
})

/** The files that were uploaded or recorded, newest first. */
export const mediaQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'media'],
  queryFn: async () => (await call('GET media', { query: WHOLE })).data,
})

/** A page as it is stored, for writing on it; null where nothing is written yet. */
export function storedPageQuery(clientID: string) {
  return queryOptions({
    // Whoever opens it begins with what is stored then; it does not change under what is being written.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryKey: ['admin', 'page', clientID],
    queryFn: async () => {
      try {
        return (await call('GET pages/:clientID', { path: { clientID } })).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}

/** What stood on a page before, newest first, and who wrote what stands there now. */
export function pageVersionsQuery(clientID: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'versions', clientID],
    queryFn: () => call('GET pages/:clientID/versions', { path: { clientID }, query: WHOLE }),
  })
}

/** Who speaks in which recordings. Under the key of all recordings: what changes them changes these. */
export const recordingCreditsQuery = queryOptions({
  ...fresh,
  queryKey: ['recordings', 'credits'],
  queryFn: async () => (await call('GET recordings/credits')).data,
})

/** The words of the school's own pages, which the bank of the site does not have. */
export const ownWordsQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'own-words'],
  queryFn: async () => (await call('GET words/own')).data,
})

/** The games on a page of words, and those that can be made. */
export function pageGamesQuery(clientID: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['admin', 'page-games', clientID],
    queryFn: () => call('GET pages/:clientID/games', { path: { clientID } }),
  })
}
