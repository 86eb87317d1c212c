import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Account } from '../../../../domain/api/account.ts'
import { MAX_ROWS } from '../../../../domain/api/list.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { allSettings } from '../../../../domain/api/settings.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { monthParameter, type SchoolMonth } from '../../../../domain/school-months.ts'
import { textHash } from '../../../../domain/text-hash.ts'
import { type Answer, type Call, type CallArguments, call } from '../../../lib/api/api.ts'
import { readPage } from '../../../lib/page/page-query.ts'

type GetCall = Extract<Call, `GET ${string}`>
type DataCall = { [Name in GetCall]: Answer<Name> extends { data: unknown } ? Name : never }[GetCall]

/**
 * Query options for an API call: `apiQuery('GET week/:userID', { path: { userID }, query: { date } })`.
 * Refetched on every mount. The key holds the words of the path and the parameters, so `['admin', 'week']`
 * matches every query about weeks.
 */
function apiQuery<Name extends GetCall>(name: Name, ...parts: CallArguments<Name>) {
  return queryOptions({
    staleTime: 0,
    queryKey: queryKeyOf(name, parts),
    queryFn: () => call(name, ...parts),
  })
}

/** Like `apiQuery`, returning only the `data` of the response. */
function dataQuery<Name extends DataCall>(name: Name, ...parts: CallArguments<Name>) {
  return queryOptions({
    staleTime: 0,
    queryKey: [...queryKeyOf(name, parts), 'data'],
    queryFn: async (): Promise<Answer<Name>['data']> => (await call(name, ...parts)).data,
  })
}

function queryKeyOf(name: GetCall, parts: readonly unknown[]) {
  const words = name.replace('GET ', '').split('/')
  return ['admin', ...words.filter((word) => !word.startsWith(':')), ...parts]
}

// Queries of the administrators' pages. Lists are fetched whole, up to `MAX_ROWS` rows, and searched and
// sorted in the browser.

const ALL_ROWS = { query: { rows: MAX_ROWS } }
/** Number of days whose first tries are searched for missed words. */
const MISSED_DAYS = 30
/** How often the answers to an open check are refetched. */
const POLL_MS = 5000
const SAVING_POLL_MS = 2000

export const accountsQuery = queryOptions({
  ...dataQuery('GET user/accounts', ALL_ROWS),
  select: (accounts) => accounts.toSorted(compareAccounts),
})

/** The pupils who can sign in, without the data of their accounts. */
export const studentsQuery = queryOptions({ ...apiQuery('GET user'), select: ({ users }) => users })

export const classesQuery = dataQuery('GET classes')

/** The groups with their members, by name. */
export const groupsQuery = dataQuery('GET groups')

/** The last import of pupils while it can still be undone; otherwise null. */
export const lastImportQuery = dataQuery('GET user/import')

/**
 * The words missed most often in listening tasks in the last month, by one class or, if `classCode` is empty,
 * by all.
 */
export const missedByEarQuery = (classCode: string) =>
  dataQuery('GET words/missed', { query: { task: 'listen', ...(classCode && { classCode }) } })

/** The words that a class missed most often in the last `MISSED_DAYS` days. */
export const missedWordsQuery = (classCode: string) =>
  dataQuery('GET words/missed', { query: { classCode, days: MISSED_DAYS } })

export const classWordsQuery = (classCode: string) =>
  dataQuery('GET classes/:classCode/words', { path: { classCode } })

export const themeWordsQuery = (classCode: string, clientID: string) =>
  dataQuery('GET classes/:classCode/words/:clientID', { path: { classCode, clientID } })

export const pupilWordsQuery = (userID: number) => dataQuery('GET words/:userID', { path: { userID } })

export const evidenceQuery = dataQuery('GET words/evidence')

/** The words of the school's own pages that are not in the word bank. */
export const ownWordsQuery = dataQuery('GET words/own')

/** The checks of a class. Polled while one is open, so that the teacher sees the answers come in. */
export const checksQuery = (classCode: string) =>
  queryOptions({
    ...dataQuery('GET checks', { query: { classCode } }),
    refetchInterval: ({ state: { data } }) => (data?.some(({ open }) => open !== null) ? POLL_MS : false),
  })

export const cardsQuery = (classCode: string) => dataQuery('GET cards', { query: { classCode } })

export const secretsQuery = (classCode: string) => dataQuery('GET secret-pictures', { query: { classCode } })

/** Pupils of all classes whose secret pictures are locked, or had many wrong attempts today. */
export const lockedPicturesQuery = dataQuery('GET secret-pictures/locked')

export const weekQuery = (classCode: string, week: string) =>
  dataQuery('GET week', { query: { classCode, date: week } })

/** @param week its Sunday, `YYYY-MM-DD` */
export const pupilWeekQuery = (userID: number, week: string) =>
  dataQuery('GET week/:userID', { path: { userID }, query: { date: week } })

export const startQuery = apiQuery('GET week/start')

export const userExportQuery = (id: number) => ({
  ...apiQuery('GET export/user/:id', { path: { id } }),
  gcTime: 0,
})

/** All lessons, last saved first, and the school's day. */
export const lessonListQuery = apiQuery('GET lessons')

/**
 * The live games of the teacher's classes, newest first. Always stale, since running games change the list
 * without any action of the teacher.
 */
export const liveGamesQuery = { ...dataQuery('GET live-games'), staleTime: 0 }

/** The results of a live game. Polled until they are saved. */
export const liveResultsQuery = (code: string) =>
  queryOptions({
    ...dataQuery('GET live-games/:code', { path: { code } }),
    refetchInterval: ({ state: { data } }) => (data?.game.ended === null ? SAVING_POLL_MS : false),
  })

/** Links for substitutes, from today on. */
export const substitutesQuery = dataQuery('GET substitutes')

/** The progress of the pupils of a lesson. Refetched on messages from the room, and polled in case one is lost. */
export const lessonProgressQuery = (code: string) => ({
  ...dataQuery('GET lessons/:code/progress', { path: { code } }),
  refetchInterval: 10_000,
})

/** A lesson's plan in English for a substitute. */
export const lessonPlanQuery = (code: string) => dataQuery('GET lessons/:code/plan', { path: { code } })

export const classGoalListQuery = dataQuery('GET class-goals')

export const monthReportQuery = (month: SchoolMonth) =>
  dataQuery('GET activities/user/report/all', { query: { date: monthParameter(month) } })

/** The activities held for the teacher's decision, and those decided in a month. */
export const heldActivitiesQuery = (month: SchoolMonth) =>
  dataQuery('GET activities/held', { query: { date: monthParameter(month), ...ALL_ROWS.query } })

/** The answers that are held or were dismissed, by pupil. */
export const heldAnswersQuery = dataQuery('GET answers/held', ALL_ROWS)

/** Texts sent by pupils, unanswered ones first. */
export const compositionsQuery = dataQuery('GET compositions', ALL_ROWS)

/** The Bravos of a month by pupil, most first. */
export const monthBravosQuery = (month: SchoolMonth) =>
  queryOptions({
    ...apiQuery('GET bravos/report', { query: { date: monthParameter(month) } }),
    select: ({ bravos }) => bravos,
  })

/** One pupil's Bravos of a month, newest first, including those that were taken back. */
export const pupilBravosQuery = (id: number, month: SchoolMonth) =>
  apiQuery('GET bravos', { query: { query: monthParameter(month), id } })

/** The queries that a Bravo changes when it is given or taken back. */
export const bravoQueries = [{ queryKey: ['admin', 'bravos'] }, { queryKey: ['admin', 'week'] }]

export const bonusHistoryQuery = dataQuery('GET menulinks/cache/bonus/history', ALL_ROWS)

/** The records of all games with their data: about 1 MB for a school, 0.1 MB compressed. */
export const gamesQuery = dataQuery('GET games', ALL_ROWS)

export const adminActionsQuery = dataQuery('GET admin-actions')

export const logsQuery = queryOptions({ ...apiQuery('GET logs'), select: ({ logs }) => logs })

/** The traces of a day. @param day `YYYY-MM-DD` */
export const tracesQuery = (day: string) =>
  dataQuery('GET traces', { query: { date: day, ...ALL_ROWS.query } })

export const fullWhitelistQuery = queryOptions({
  ...apiQuery('GET whitelist'),
  select: ({ whitelist }) => whitelist,
})

/** The backups stored before each of the last restores, and the contents of the school now. */
export const storedBackupsQuery = apiQuery('GET backup/kept')

/** Uploaded and recorded files, newest first. */
export const mediaQuery = dataQuery('GET media', ALL_ROWS)

/** The previous versions of a page, newest first, and the author of the current one. */
export const pageVersionsQuery = (clientID: string) =>
  apiQuery('GET pages/:clientID/versions', { path: { clientID }, ...ALL_ROWS })

/** The previous versions of a game, newest first. */
export const gameVersionsQuery = (id: string) =>
  dataQuery('GET games/:id/versions', { path: { id }, ...ALL_ROWS })

/** The games of a word page, and those that can be made from its words. */
export const pageGamesQuery = (clientID: string) =>
  apiQuery('GET pages/:clientID/games', { path: { clientID } })

export const ownFactorsQuery = apiQuery('GET auth/second-factors')

export const administratorFactorsQuery = dataQuery('GET second-factors')

export const allSettingsQuery = queryOptions({
  staleTime: 0,
  queryKey: ['admin', 'settings'],
  // The response to a visitor lacks some settings.
  queryFn: async () => z.parse(allSettings, (await call('GET settings')).settings[0]),
})

/**
 * Credits of imported recordings. The key starts with `recordings`, so invalidating all recordings refetches
 * these too.
 */
export const recordingCreditsQuery = {
  ...dataQuery('GET recordings/credits'),
  queryKey: ['recordings', 'credits'],
}

/** The targets of menu rows besides the site's own pages. Refetched when the links' targets change. */
export const menuTargetsQuery = (links: readonly MenuLink[]) =>
  queryOptions({
    staleTime: 0,
    queryKey: ['admin', 'targets', textHash(links.map(({ clientID }) => clientID).join())],
    queryFn: async () => (await call('GET menulinks/targets')).data,
    placeholderData: keepPreviousData,
  })

/** A page's stored content, for the editor. Null if nothing was saved yet. */
export function storedPageQuery(clientID: string) {
  return queryOptions({
    // Fetched whenever the editor opens, and never refetched while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryKey: ['admin', 'page', clientID],
    queryFn: () => readPage(clientID),
  })
}

/** Sorts administrators first, then by class and name in French order: Élise before Zoé, unlike the database. */
export function compareAccounts(one: SortableAccount, other: SortableAccount): number {
  return (
    Number(other.isAdmin) - Number(one.isAdmin) ||
    frenchOrder(one.classCode, other.classCode) ||
    frenchOrder(one.displayName, other.displayName)
  )
}

type SortableAccount = Pick<Account, 'isAdmin' | 'classCode' | 'displayName'>
