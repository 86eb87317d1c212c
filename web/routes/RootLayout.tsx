import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { linkGrade } from '../../content/grades.ts'
import { Breadcrumb } from '../features/shell/Breadcrumb.tsx'
import { SkipLink } from '../features/shell/SkipLink.tsx'
import { useCurrentKey } from '../lib/current-key.ts'
import { releaseCalls } from '../lib/held-calls.ts'
import { late } from '../lib/late.tsx'
import { whenIdle } from '../lib/when-idle.ts'
import { TellClosedPage } from './closed-page.ts'
import { Ending, Footer, PageState, SiteHeader } from './late-surroundings.tsx'
import styles from './RootLayout.module.css'

const header = late(SiteHeader)
const pageState = late(PageState)
const footer = late(Footer)
const ending = late(Ending)

/** What surrounds every page. */
export function RootLayout() {
  const clientID = useCurrentKey()
  const grade = clientID === null ? null : linkGrade(clientID)
  const isLoaded = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  const [isClosed, setClosed] = useState(false)
  // In a task of its own: React brings to life what is pressed, but not while it runs effects.
  useEffect(() => void setTimeout(() => window.answerEarlyPress?.('page')), [])
  useEffect(() => whenIdle(releaseCalls), [])

  return (
    <div className={styles.layout} data-grade={grade ?? undefined}>
      <SkipLink />
      {header}
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {clientID && <Breadcrumb clientID={clientID} />}
        <TellClosedPage value={setClosed}>{pageState}</TellClosedPage>
        {!isClosed && <Outlet />}
      </main>
      {isLoaded && footer}
      {ending}
    </div>
  )
}
