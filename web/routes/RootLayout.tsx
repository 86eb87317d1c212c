import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import { linkGrade } from '../../content/grades.ts'
import { Breadcrumb } from '../features/shell/Breadcrumb.tsx'
import { SkipLink } from '../features/shell/SkipLink.tsx'
import { useCurrentKey } from '../lib/current-key.ts'
import { releaseCalls } from '../lib/held-calls.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { Ending, Footer, PageState, SiteHeader } from './late-surroundings.tsx'
import styles from './RootLayout.module.css'

// Always the same elements: were one rendered anew before it has come to life, React would take its HTML away.
const header = late(SiteHeader)
const pageState = late(PageState)
const footer = late(Footer)
const ending = late(Ending)

/** What surrounds every page. */
export function RootLayout() {
  const clientID = useCurrentKey()
  const grade = clientID === null ? null : linkGrade(clientID)
  const isLoaded = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  // In a task of its own: React brings to life what is pressed, but not while it runs effects.
  useEffect(() => void setTimeout(() => window.answerEarlyPress?.('page')), [])
  useEffect(() => whenIdle(releaseCalls), [])

  return (
    <div className={styles.layout} data-grade={grade ?? undefined}>
      <SkipLink />
      {header}
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {clientID && <Breadcrumb clientID={clientID} />}
        {pageState}
        <Outlet />
      </main>
      {isLoaded && footer}
      {ending}
    </div>
  )
}

function late(Part: ComponentType) {
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
