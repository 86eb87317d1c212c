import { IsRestoringProvider } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Holds every query back until the page has come to life. React brings a page to life part by part; an answer
 * that came in between would make a later part differ from its prerendered HTML.
 */
export function QueriesAfterHydration({ children }: { children: ReactNode }) {
  const [isHydrating, setHydrating] = useState(true)
  useEffect(() => whenIdle(() => startTransition(() => setHydrating(false))), [])
  return <IsRestoringProvider value={isHydrating}>{children}</IsRestoringProvider>
}
