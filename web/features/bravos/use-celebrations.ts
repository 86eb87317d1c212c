import { useCallback, useEffect, useState } from 'react'
import { isCalm } from '../../lib/calm.ts'
import { playAside } from '../../lib/sound.ts'
import fanfare from './fanfare.mp3'

const SHOWN_MS = 2500

/** What there is to cheer for. */
export interface Celebration {
  french: string
  english: string
}

/** Celebrations, one after the other: each is shown for 2.5 s with its fanfare, in calm mode without. */
export function useCelebrations() {
  const [waiting, setWaiting] = useState<readonly (Celebration & { onEnd(): void })[]>([])
  const shown = waiting[0] ?? null

  useEffect(() => {
    if (!shown) return
    if (!isCalm()) playAside(fanfare, 'Bravo!')
    const timer = setTimeout(() => {
      setWaiting((all) => all.slice(1))
      shown.onEnd()
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  /** Ends when it was seen. */
  const celebrate = useCallback(
    (celebration: Celebration) =>
      new Promise<void>((onEnd) => setWaiting((all) => [...all, { ...celebration, onEnd }])),
    [],
  )
  return { shown, celebrate }
}
