import { useEffect, useState } from 'react'
import { atInstant } from './at-instant.ts'

/** True until the given instant, in milliseconds since 1970. */
export function useIsFuture(until: number): boolean {
  const [passed, setPassed] = useState(0)
  useEffect(() => atInstant(until, () => setPassed(until)), [until])
  return until > 0 && passed !== until
}
