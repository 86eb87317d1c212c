import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ACTIVITIES_PER_BONUS_BRAVO } from '../../../domain/economy.ts'
import { callAs } from '../../lib/api-as.ts'
import { bonusChecksOf, onBonusAsked, settleBonus } from '../../lib/bonus-checks.ts'
import { emit } from '../../lib/live.ts'
import { menuCacheQuery } from '../../lib/menu-query.ts'
import { retryDelay } from '../../lib/outbox-sender.ts'
import { session } from '../../lib/session.ts'
import { type BonusSteps, winBonus } from './win-bonus.ts'

/**
 * Asks for the bonus of each page that the pupil finished, here or before the page was loaded again, until it
 * is won and given or somebody else's. `celebrate` ends when the winner has seen how many Bravos it is.
 */
export function useBonus(pupilID: number | null, celebrate: (bravoCount: number) => Promise<void>): void {
  const queryClient = useQueryClient()
  const onWin = useEffectEvent(celebrate)

  useEffect(() => {
    if (pupilID === null) return
    const stopping = new AbortController()
    const seen = new Set<string>()
    let failures = 0
    let retry: ReturnType<typeof setTimeout> | undefined
    let running = Promise.resolve()

    const settleAll = async () => {
      clearTimeout(retry)
      let isRetryDue = false
      for (const { clientID } of bonusChecksOf(pupilID)) {
        if (stopping.signal.aborted) return
        const steps = bonusSteps(pupilID, clientID, queryClient, async (bravoCount) => {
          // Once: where a later call fails, it is only the call that is made again.
          if (!seen.has(clientID)) await onWin(bravoCount)
          seen.add(clientID)
        })
        if (await winBonus(steps)) {
          settleBonus(pupilID, clientID)
          seen.delete(clientID)
        } else isRetryDue = true
      }
      if (!isRetryDue) failures = 0
      else if (!stopping.signal.aborted) retry = setTimeout(start, retryDelay(failures++, Math.random()))
    }
    const start = () => {
      running = running.then(settleAll)
    }

    const stopListening = onBonusAsked(start)
    window.addEventListener('online', start, { signal: stopping.signal })
    start()
    return () => {
      stopListening()
      stopping.abort()
      clearTimeout(retry)
    }
  }, [pupilID, queryClient])
}

function bonusSteps(
  userID: number,
  clientID: string,
  queryClient: QueryClient,
  celebrate: (bravoCount: number) => Promise<void>,
): BonusSteps {
  return {
    check: () => callAs(userID, 'POST menulinks/cache/bonus/check', { body: { clientID } }),
    announce({ bravoCount, ticket }) {
      const user = session.current()
      if (user?.id !== userID) return
      const { displayName, avatarUrl } = user
      emit({ type: 'setBravoWinner', user: { id: userID, displayName, avatarUrl }, bravoCount, ticket })
    },
    celebrate: ({ bravoCount }) => celebrate(bravoCount),
    async award({ bravoCount }) {
      const activityCount = bravoCount * ACTIVITIES_PER_BONUS_BRAVO
      await callAs(userID, 'POST menulinks/cache/bonus/award', {
        body: { userID, activityCount, bravoCount },
      })
      await queryClient.invalidateQueries({ queryKey: ['bravos'] })
      await queryClient.invalidateQueries({ queryKey: ['activities', userID] })
    },
    async clear({ bravoCount }) {
      const { cache } = await callAs(userID, 'POST menulinks/cache/bonus/clear', {
        body: { user: { id: userID }, bravoCount },
      })
      queryClient.setQueryData(menuCacheQuery.queryKey, (before) => before && { ...before, ...cache })
    },
  }
}
