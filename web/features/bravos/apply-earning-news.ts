import type { QueryClient } from '@tanstack/react-query'
import { celebrateBravo } from '../../lib/earning/celebrations.ts'
import type { EarningNews } from '../../lib/earning/jobs.ts'
import { refetchMenuCache } from '../../lib/menu/menu-query.ts'
import { addToWeek, invalidateWeeks } from '../../lib/school/week-query.ts'

/** Updates what the page shows after a job of the queue, and celebrates a Bravo. */
export function applyEarningNews(queryClient: QueryClient, news: EarningNews): void {
  switch (news.status) {
    case 'counted': {
      const { activity, count } = news
      const known = addToWeek(queryClient, activity)
      if (known?.data.length !== count) void invalidateWeeks(queryClient, activity.userID)
      break
    }
    case 'remembered':
      void invalidateWords(queryClient)
      break
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
}

/** Invalidates the pupil's words and mission. */
async function invalidateWords(queryClient: QueryClient): Promise<void> {
  const queryKey = ['words']
  // Cancel a pending request, since its response may lack the pupil's latest answers.
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
