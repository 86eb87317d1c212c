import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../lib/loading/when-idle.ts'

/** A place for what no page waits for: nothing until the browser has done what the page needs. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle && children
}
