import { useEffect, useState } from 'react'

/** True until the given instant, in milliseconds since 1970. */
export function useIsFuture(until: number): boolean {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until > 0 && passed !== until
}
