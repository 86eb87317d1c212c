import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../lib/session.ts'

/** When someone signs in or out, the page that is open asks its guard and its data again. */
export function useGuardsOfSession(): void {
  const router = useRouter()
  useEffect(() => {
    let userID = session.current()?.id
    return session.subscribe(() => {
      const nextID = session.current()?.id
      if (nextID === userID) return
      userID = nextID
      void router.invalidate()
    })
  }, [router])
}
