import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ActivitiesAnswer } from '../../../domain/api/activity.ts'
import { ACTIVITIES_PER_BRAVO, bravosEarned } from '../../../domain/economy.ts'
import { callAs } from '../../lib/api-as.ts'
import { onNetworkBack } from '../../lib/network.ts'
import { onOutboxNews } from '../../lib/outbox.ts'
import { isPassing, retryDelay } from '../../lib/outbox-sender.ts'
import { addToWeek, askForWeeks, weekActivities } from '../../lib/week-query.ts'
import { claimBravos } from './claim-bravos.ts'

interface Claim {
  userID: number
  /** How many Bravos the week's activities are worth, beyond those that they have given. */
  due: number
  /** A fifth activity has just counted, in this pupil's sight. */
  isJustEarned: boolean
}

/**
 * Turns counted activities into Bravos: keeps the week's count up to date, asks for the Bravo of every fifth
 * activity until there is an answer, and once at load or sign-in for those that were earned but whose call was lost.
 * `onBravo` when there is one.
 */
export function useBravoEarning(pupilID: number | null, onBravo: () => void): void {
  const queryClient = useQueryClient()
  const { data: week } = useQuery({ ...weekActivities(pupilID ?? 0), enabled: pupilID !== null })
  const { mutate: claim } = useMutation({
    mutationFn: ({ userID, due }: Claim) =>
      claimBravos(due, () => callAs(userID, 'POST bravos', { body: { userID } })),
    retry: (_failures, error) => isPassing(error),
    retryDelay: (failures) => retryDelay(failures, Math.random()),
    onSuccess(given, { userID, isJustEarned }) {
      void askForWeeks(queryClient, userID)
      // The leaderboard and the profile may have been read just before it was given.
      if (given > 0) void queryClient.invalidateQueries({ queryKey: ['bravos'] })
      if (given > 0 || isJustEarned) onBravo()
    },
  })

  const askedFor = useRef<number | null>(null)
  useEffect(() => {
    if (pupilID === null) askedFor.current = null
    if (pupilID === null || !week || askedFor.current === pupilID) return
    askedFor.current = pupilID
    const due = bravosDue(week, week.data.length)
    if (due > 0) claim({ userID: pupilID, due, isJustEarned: false })
  }, [pupilID, week, claim])

  useEffect(
    () =>
      onOutboxNews((news) => {
        // It counted where nobody here knew of it, on another tablet for one.
        if (news.status === 'refused') void askForWeeks(queryClient)
        if (news.status !== 'counted') return
        const { activity, count } = news
        const known = addToWeek(queryClient, activity)
        if (known?.data.length !== count) void askForWeeks(queryClient, activity.userID)
        if (count % ACTIVITIES_PER_BRAVO === 0) {
          claim({ userID: activity.userID, due: bravosDue(known, count), isJustEarned: true })
        }
      }),
    [queryClient, claim],
  )
  // What was known offline may be old.
  useEffect(() => onNetworkBack(() => void askForWeeks(queryClient)), [queryClient])
}

function bravosDue(week: ActivitiesAnswer | undefined, count: number): number {
  return bravosEarned(count) - (week?.bravosClaimed ?? 0)
}
