import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { menuCacheQuery } from '../lib/menu/menu-query.ts'
import { session } from '../lib/session/session.ts'

/** On sign-in and sign-out, runs the guard and loaders of the open page again and resets the bonus state. */
export function useGuardOnUserChange(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    let userID = session.current()?.id
    return session.subscribe(() => {
      const nextID = session.current()?.id
      if (nextID === userID) return
      userID = nextID
      void queryClient.resetQueries({ queryKey: menuCacheQuery.queryKey })
      void router.invalidate()
    })
  }, [router, queryClient])
}
