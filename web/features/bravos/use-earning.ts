import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bravosEarned } from '../../../domain/economy.ts'
import { onNetworkBack } from '../../lib/api/network.ts'
import { celebrateBravo } from '../../lib/earning/celebrations.ts'
import { claimBravos, onEarningNews, sendQueuedJobs } from '../../lib/earning/earning.ts'
import { refetchMenuCache } from '../../lib/menu/menu-query.ts'
import { addToWeek, invalidateWeeks, weekQuery } from '../../lib/school/week-query.ts'

/**
 * Sends pending jobs of the pupil from page load on, updates what the page shows, and celebrates Bravos. The
 * queue requests the Bravo of every fifth activity by itself; after loading or signing in, this requests
 * Bravos whose job was lost.
 */
export function useEarning(pupilID: number | null): void {
  const queryClient = useQueryClient()
  const { data: week } = useQuery({ ...weekQuery(pupilID ?? 0), enabled: pupilID !== null })

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
          if (known?.data.length !== count) void invalidateWeeks(queryClient, activity.userID)
          break
        }
        case 'refused':
          // The activity counted elsewhere, for example on another tablet.
          void invalidateWeeks(queryClient)
          break
        case 'earned':
          void invalidateWeeks(queryClient)
          // The leaderboard and profile may have been read just before the Bravo was given.
          void queryClient.invalidateQueries({ queryKey: ['bravos'] })
          if (news.isToCheer) celebrateBravo()
          break
        case 'bonusOver':
          void refetchMenuCache(queryClient)
      }
    })
    void sendQueuedJobs()
    return stopListening
  }, [queryClient])
  // Data from before going offline may be outdated.
  useEffect(() => onNetworkBack(() => void invalidateWeeks(queryClient)), [queryClient])
}
