import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { offerSignIn } from '../app/guard.ts'
import { session } from '../lib/session/session.ts'

/** Runs the guard of a prerendered pupils' page, because hydration skips it. */
export function useGuardAfterHydration(): void {
  const router = useRouter()
  useEffect(() => {
    if (session.current()) return
    offerSignIn(router.latestLocation.href)
    void router.invalidate()
  }, [router])
}
