import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../lib/loading/when-idle.ts'

/** Renders its children once the browser is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle && children
}
