import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ActivitiesAnswer, Activity } from '../../../domain/api/activity.ts'
import { isNetworkError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { loadPart } from '../loading/load-part.ts'
import { usePupilID } from '../session/actor.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'

const WEEK_KEY = 'mme:week'

removeOnSignOut(browserStorage, WEEK_KEY)

/** A pupil's counted activities of this week, newest first, with their Bravos. Offline: the last known ones. */
export function weekQuery(userID: number) {
  return queryOptions({
    queryKey: ['activities', userID, 'week'],
    queryFn: async () => {
      try {
        const week = await callAs(userID, 'GET activities/:id', { path: { id: userID } })
        storeCopy(userID, week)
        return week
      } catch (error) {
        const copy = isNetworkError(error) ? await readCopy(userID) : null
        if (copy) return copy
        throw error
      }
    },
  })
}

/**
 * Adds an activity that has just counted to the cached week.
 * @returns the updated week; undefined if it is not cached, or if a pending answer may lack this activity
 */
export function addToWeek(client: QueryClient, activity: Activity): ActivitiesAnswer | undefined {
  const { userID } = activity
  const { queryKey } = weekQuery(userID)
  if (client.isFetching({ queryKey }) > 0) return undefined
  const week = client.setQueryData(queryKey, (before) => before && withActivity(before, activity))
  if (week) storeCopy(userID, week)
  return week
}

/** Invalidates the week of a pupil, or of all pupils. */
export async function invalidateWeeks(client: QueryClient, userID?: number): Promise<void> {
  const queryKey = userID === undefined ? ['activities'] : weekQuery(userID).queryKey
  // Cancel a pending request, since its answer may lack the latest activity.
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

function withActivity(before: ActivitiesAnswer, activity: Activity): ActivitiesAnswer {
  const others = before.data.filter(({ activityLogID }) => activityLogID !== activity.activityLogID)
  return { ...before, data: [activity, ...others] }
}

/** Keys of the pages that counted this week for the signed-in pupil. Null if unknown or if no pupil is signed in. */
export function useCountedPages(): ReadonlySet<string> | null {
  const pupilID = usePupilID()
  const { data, dataUpdatedAt } = useQuery({ ...weekQuery(pupilID ?? 0), enabled: pupilID !== null })
  const pages = useMemo(() => data && new Set(data.data.map(({ clientID }) => clientID)), [data])
  return pupilID !== null && pages && isThisWeek(dataUpdatedAt, Date.now()) ? pages : null
}

/** Whether the page has counted for the pupil this week, as far as the cache knows. */
export function hasCounted(client: QueryClient, userID: number, clientID: string): boolean {
  const state = client.getQueryState(weekQuery(userID).queryKey)
  const isCounted = state?.data?.data.some((activity) => activity.clientID === clientID) ?? false
  return isCounted && isThisWeek(state?.dataUpdatedAt ?? 0, Date.now())
}

/** Whether `since` is in the current week, from Sunday, by the device's clock. Both are milliseconds since 1970. */
export function isThisWeek(since: number, now: number): boolean {
  const sunday = new Date(now)
  sunday.setHours(0, 0, 0, 0)
  sunday.setDate(sunday.getDate() - sunday.getDay())
  return since >= sunday.getTime()
}

function storeCopy(userID: number, week: ActivitiesAnswer): void {
  if (session.current()?.id !== userID) return
  browserStorage.setItem(WEEK_KEY, JSON.stringify({ userID, since: Date.now(), week }))
}

async function readCopy(userID: number): Promise<ActivitiesAnswer | null> {
  const entry = browserStorage.getItem(WEEK_KEY)
  const stored =
    entry === null ? null : (await loadPart(() => import('../storage/parse-entries.ts'))).parseWeek(entry)
  return stored?.userID === userID && isThisWeek(stored.since, Date.now()) ? stored.week : null
}
