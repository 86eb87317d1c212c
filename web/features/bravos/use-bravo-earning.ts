import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Activity } from '../../../domain/api/activity.ts'
import { ACTIVITIES_PER_BRAVO, bravosEarned } from '../../../domain/economy.ts'
import { apiPostAs } from '../../lib/api-as.ts'
import { onOutboxNews } from '../../lib/outbox.ts'
import { isPassing, retryDelay } from '../../lib/outbox-sender.ts'
import { claimBravos } from './claim-bravos.ts'
import { weekActivities } from './queries.ts'

const TRIES = 6

interface Claim {
  userID: number
  /** How many Bravos the week's activities are worth. */
  earned: number
  /** A fifth activity has just counted, in this pupil's sight. */
  isJustEarned: boolean
}

/**
 * Turns counted activities into Bravos: keeps the week's count up to date, asks for the Bravo of every fifth
 * activity, and once at load for those that were earned but whose call was lost. `onBravo` when there is one.
 */
export function useBravoEarning(pupilID: number | null, onBravo: () => void): void {
  const queryClient = useQueryClient()
  const { data: week } = useQuery({ ...weekActivities(pupilID ?? 0), enabled: pupilID !== null })
  const { mutate: claim } = useMutation({
    mutationFn: ({ userID, earned }: Claim) =>
      claimBravos(earned, () => apiPostAs(userID, 'bravos', { userID })),
    retry: (failures, error) => failures + 1 < TRIES && isPassing(error),
    retryDelay: (failures) => retryDelay(failures, Math.random()),
    onSuccess(given, { isJustEarned }) {
      // The leaderboard and the profile may have been read just before it was given.
      if (given > 0) void queryClient.invalidateQueries({ queryKey: ['bravos'] })
      if (given > 0 || isJustEarned) onBravo()
    },
  })

  const askedFor = useRef<number | null>(null)
  useEffect(() => {
    if (pupilID === null || !week || askedFor.current === pupilID) return
    askedFor.current = pupilID
    const earned = bravosEarned(week.length)
    if (earned > 0) claim({ userID: pupilID, earned, isJustEarned: false })
  }, [pupilID, week, claim])

  useEffect(
    () =>
      onOutboxNews((news) => {
        if (news.status !== 'counted') return
        const { activity, count } = news
        const { queryKey } = weekActivities(activity.userID)
        const known = queryClient.setQueryData(queryKey, (before) => before && withActivity(before, activity))
        if (known?.length !== count) void queryClient.invalidateQueries({ queryKey })
        if (count % ACTIVITIES_PER_BRAVO === 0) {
          claim({ userID: activity.userID, earned: bravosEarned(count), isJustEarned: true })
        }
      }),
    [queryClient, claim],
  )
}

function withActivity(before: Activity[], activity: Activity): Activity[] {
  return [activity, ...before.filter(({ activityLogID }) => activityLogID !== activity.activityLogID)]
}
