import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { linkGrade } from '../../content/grades.ts'
import { releaseCalls } from '../lib/api/network.ts'
import { whenIdle } from '../lib/loading/when-idle.ts'
import { useCurrentKey } from '../lib/page/current-page.ts'
import styles from './app.module.css'
import { ReportClosed } from './report-closed.ts'
import { Breadcrumb, Footer, PageEndExtras, PageState, SiteHeader } from './site-chrome.ts'

/** The layout of every page. */
export function RootLayout() {
  const clientID = useCurrentKey()
  const grade = clientID === null ? null : linkGrade(clientID)
  const isLoaded = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  const [isClosed, setClosed] = useState(false)
  // In a separate task: React can hydrate a clicked part synchronously, but not while it runs effects.
  useEffect(() => void setTimeout(() => window.replayEarlyClick?.('page')), [])
  useEffect(() => whenIdle(releaseCalls), [])

  return (
    <div className={styles.layout} data-grade={grade ?? undefined}>
      <SkipLink />
      <SiteHeader />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {clientID && <Breadcrumb key={clientID} clientID={clientID} />}
        <ReportClosed value={setClosed}>
          <PageState />
        </ReportClosed>
        {!isClosed && <Outlet />}
      </main>
      {isLoaded && <Footer />}
      <PageEndExtras />
    </div>
  )
}

/** The first keyboard stop: a link past the menu to the content. */
function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu <small lang="en">Skip to content</small>
    </a>
  )
}
