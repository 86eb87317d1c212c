import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isMissionPage } from '../../../content/missions.ts'
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
      // Three missions in a week earn a sticker.
      if (isMissionPage(activity.clientID)) void invalidate(queryClient, ['words', activity.userID, 'album'])
      break
    }
    case 'remembered':
      void invalidate(queryClient, ['words'])
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

/** Invalidates what the pupil's answers or missions have changed. */
async function invalidate(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  // Cancel a pending request, since its response may lack the pupil's latest answers.
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
