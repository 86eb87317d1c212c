import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bravosEarned } from '../../../domain/economy.ts'
import { onNetworkBack } from '../../lib/api/network.ts'
import { celebrateBravo } from '../../lib/earning/celebrations.ts'
import { claimBravos, flush, onEarningNews } from '../../lib/earning/earning.ts'
import { askPastCopy } from '../../lib/menu/menu-query.ts'
import { addToWeek, askForWeeks, weekActivities } from '../../lib/school/week-query.ts'

/**
 * Sends what the pupil has earned and not been given, from the page's load on, and keeps up to date what the page shows of it; cheers for a
 * Bravo. The queue asks for the Bravo of every fifth activity by itself; at load or sign-in those are asked for that no job is left of.
 */
export function useEarning(pupilID: number | null): void {
  const queryClient = useQueryClient()
  const { data: week } = useQuery({ ...weekActivities(pupilID ?? 0), enabled: pupilID !== null })

  const askedFor = useRef<number | null>(null)
  useEffect(() => {
    if (pupilID === null) askedFor.current = null
    if (pupilID === null || !week || askedFor.current === pupilID) return
    askedFor.current = pupilID
    claimBravos(pupilID, bravosEarned(week.data.length) - week.bravosClaimed)
  }, [pupilID, week])

  useEffect(() => {
    const stopListening = onEarningNews((news) => {
      switch (news.status) {
        case 'counted': {
          const { activity, count } = news
          const known = addToWeek(queryClient, activity)
          if (known?.data.length !== count) void askForWeeks(queryClient, activity.userID)
          break
        }
        case 'refused':
          // It counted where nobody here knew of it, on another tablet for one.
          void askForWeeks(queryClient)
          break
        case 'earned':
          void askForWeeks(queryClient)
          // The leaderboard and the profile may have been read just before it was given.
          void queryClient.invalidateQueries({ queryKey: ['bravos'] })
          if (news.isToCheer) celebrateBravo()
          break
        case 'bonusOver':
          void askPastCopy(queryClient)
      }
    })
    void flush()
    return stopListening
  }, [queryClient])
  // What was known offline may be old.
  useEffect(() => onNetworkBack(() => void askForWeeks(queryClient)), [queryClient])
}
