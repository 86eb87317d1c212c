import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { MOST_ROWS } from '../../../../domain/api/list.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { allSettings } from '../../../../domain/api/settings.ts'
import { monthParameter, type SchoolMonth } from '../../../../domain/school-months.ts'
import { textHash } from '../../../../domain/text-hash.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { accountOrder } from './account-order.ts'
import { asked, askedData } from './asked.ts'

/** What the teacher's pages read. Each list is read whole, up to `MOST_ROWS`: it is searched and sorted in the browser. */

const WHOLE = { query: { rows: MOST_ROWS } }
/** How many days back tries are looked at for what was missed. */
const MISSED_DAYS = 30
/** How often the answers to an open check are counted again. */
const COUNTED_MS = 5000

export const accountsQuery = queryOptions({
  ...askedData('GET user/accounts', WHOLE),
  select: (accounts) => accounts.toSorted(accountOrder),
})

export const classesQuery = askedData('GET classes')

/** The last import of pupils, as long as it can be undone; null where there is none. */
export const lastImportQuery = askedData('GET user/import')

/** The words that pupils of a class, or of all where it is empty, missed most often when they only heard them, in the last month. */
export const missedByEarQuery = (classCode: string) =>
  askedData('GET words/missed', { query: { task: 'listen', ...(classCode && { classCode }) } })

/** The words that a class missed most often of late. */
export const missedWordsQuery = (classCode: string) =>
  askedData('GET words/missed', { query: { classCode, days: MISSED_DAYS } })

/** How far a class is with its words, theme by theme. */
export const classWordsQuery = (classCode: string) =>
  askedData('GET classes/:classCode/words', { path: { classCode } })

export const themeWordsQuery = (classCode: string, clientID: string) =>
  askedData('GET classes/:classCode/words/:clientID', { path: { classCode, clientID } })

/** What a pupil remembers of words. */
export const pupilWordsQuery = (userID: number) => askedData('GET words/:userID', { path: { userID } })

/** Whether the site helps, by the school's own answers. */
export const evidenceQuery = askedData('GET words/evidence')

/** The words of the school's own pages, which the bank of the site does not have. */
export const ownWordsQuery = askedData('GET words/own')

/** The checks of a class; while one is open, what pupils have answered is counted before the teacher's eyes. */
export const checksQuery = (classCode: string) =>
  queryOptions({
    ...askedData('GET checks', { query: { classCode } }),
    refetchInterval: ({ state: { data } }) => (data?.some(({ open }) => open !== null) ? COUNTED_MS : false),
  })

/** The sign-in cards of a class. */
export const cardsQuery = (classCode: string) => askedData('GET cards', { query: { classCode } })

/** The secret pictures of a class. */
export const secretsQuery = (classCode: string) => askedData('GET secret-pictures', { query: { classCode } })

/** The pupils of all classes whose secret pictures are locked, or were guessed at often today. */
export const lockedPicturesQuery = askedData('GET secret-pictures/locked')

/** What each pupil of a class did in the week that begins on a Sunday. */
export const weekQuery = (classCode: string, week: string) =>
  askedData('GET week', { query: { classCode, date: week } })

/** What counted for a pupil in a week. */
export const pupilWeekQuery = (userID: number, week: string) =>
  askedData('GET week/:userID', { path: { userID }, query: { date: week } })

/** The first steps, and how the classes do this week. */
export const startQuery = asked('GET week/start')

/** All that is kept of a user. */
export const keptOfUserQuery = (id: number) => ({
  ...asked('GET export/user/:id', { path: { id } }),
  gcTime: 0,
})

/** All lessons, the last saved first, and the school's day. */
export const lessonListQuery = asked('GET lessons')

/** What the pupils of a lesson have done; asked again at each word of the room and, where that is lost, now and then. */
export const lessonProgressQuery = (code: string) => ({
  ...askedData('GET lessons/:code/progress', { path: { code } }),
  refetchInterval: 10_000,
})

/** The goals of classes, and what is reached. */
export const classGoalListQuery = askedData('GET class-goals')

export const monthReportQuery = (month: SchoolMonth) =>
  askedData('GET activities/user/report/all', { query: { date: monthParameter(month) } })

/** The activities that wait for the teacher, and those that were decided in a month. */
export const heldActivitiesQuery = (month: SchoolMonth) =>
  askedData('GET activities/held', { query: { date: monthParameter(month), ...WHOLE.query } })

/** The answers that wait for the teacher or were dismissed, by pupil. */
export const heldAnswersQuery = askedData('GET answers/held', WHOLE)

/** The Bravos of a month by pupil, most first. */
export const monthBravosQuery = (month: SchoolMonth) =>
  queryOptions({
    ...asked('GET bravos/report', { query: { date: monthParameter(month) } }),
    select: ({ bravos }) => bravos,
  })

/** One pupil's Bravos of a month, newest first, and those that were taken back. */
export const pupilBravosQuery = (id: number, month: SchoolMonth) =>
  asked('GET bravos', { query: { query: monthParameter(month), id } })

export const bonusHistoryQuery = askedData('GET menulinks/cache/bonus/history', WHOLE)

/** Every game's record, with its data: a school's are a megabyte, of which a tenth travels. */
export const gamesQuery = askedData('GET games', WHOLE)

/** What administrators did, newest first. */
export const adminActionsQuery = askedData('GET admin-actions')

export const logsQuery = queryOptions({ ...asked('GET logs'), select: ({ logs }) => logs })

/** Where pupils went on a day, `YYYY-MM-DD`. */
export const tracesQuery = (day: string) => askedData('GET traces', { query: { date: day, ...WHOLE.query } })

export const wholeWhitelistQuery = queryOptions({
  ...asked('GET whitelist'),
  select: ({ whitelist }) => whitelist,
})

/** What was kept before each of the last restores, and what is there now. */
export const keptBackupsQuery = asked('GET backup/kept')

/** The files that were uploaded or recorded, newest first. */
export const mediaQuery = askedData('GET media', WHOLE)

/** What stood on a page before, newest first, and who wrote what stands there now. */
export const pageVersionsQuery = (clientID: string) =>
  asked('GET pages/:clientID/versions', { path: { clientID }, ...WHOLE })

/** What a game was before, newest first. */
export const gameVersionsQuery = (id: string) =>
  askedData('GET games/:id/versions', { path: { id }, ...WHOLE })

/** The games on a page of words, and those that can be made. */
export const pageGamesQuery = (clientID: string) => asked('GET pages/:clientID/games', { path: { clientID } })

/** The administrator's own second factors. */
export const ownFactorsQuery = asked('GET auth/second-factors')

/** Which administrators have second factors. */
export const administratorFactorsQuery = askedData('GET second-factors')

export const settingsQuery = queryOptions({
  staleTime: 0,
  queryKey: ['admin', 'settings'],
  // A visitor's answer leaves some out.
  queryFn: async () => z.parse(allSettings, (await call('GET settings')).settings[0]),
})

/** Who speaks in which recordings. Under the key of all recordings: what changes them changes these. */
export const recordingCreditsQuery = {
  ...askedData('GET recordings/credits'),
  queryKey: ['recordings', 'credits'],
}

/** What the rows of the menu can lead to, beside the pages that come with the site: asked for again once they lead elsewhere. */
export const menuTargetsQuery = (links: readonly MenuLink[]) =>
  queryOptions({
    staleTime: 0,
    queryKey: ['admin', 'targets', textHash(links.map(({ clientID }) => clientID).join())],
    queryFn: async () => (await call('GET menulinks/targets')).data,
    placeholderData: keepPreviousData,
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
