import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { HelpButton } from '../features/help/HelpButton.tsx'
import { Menu } from '../features/menu/Menu.tsx'
import { Breadcrumb } from '../features/shell/Breadcrumb.tsx'
import { Footer } from '../features/shell/Footer.tsx'
import { Header } from '../features/shell/Header.tsx'
import { ScrollToTop } from '../features/shell/ScrollToTop.tsx'
import { SkipLink } from '../features/shell/SkipLink.tsx'
import { usePageAnnouncement } from '../features/shell/use-page-announcement.ts'
import { Account } from '../features/sign-in/Account.tsx'
import { type CurrentPage, useCurrentPage } from '../lib/current-page.ts'
import { gameQuery } from '../lib/game-query.ts'
import { whenIdle } from '../lib/when-idle.ts'
import styles from './RootLayout.module.css'
import { useGuardsOfSession } from './use-guards-of-session.ts'

// What no page waits for.
const Live = lazy(() => import('../features/live/Live.tsx'))

/** What surrounds every page. */
export function RootLayout() {
  const current = useCurrentPage()
  const clientID = useCurrentKey(current)
  const isLoaded = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  const isIdle = useIsIdle()
  usePageAnnouncement()
  useGuardsOfSession()

  return (
    <div className={styles.layout} data-grade={current?.page.grade ?? undefined}>
      <SkipLink />
      <Header
        menu={<Menu />}
        account={
          <>
            <HelpButton />
            <Account />
          </>
        }
      />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {clientID && <Breadcrumb clientID={clientID} />}
        <Outlet />
      </main>
      {isLoaded && <Footer />}
      <ScrollToTop />
      {isIdle && (
        <Suspense>
          <Live current={current} clientID={clientID} />
        </Suspense>
      )}
    </div>
  )
}

/** The key of what is shown: the game record's own where the page is a record, else the page's. */
function useCurrentKey(current: CurrentPage | null): string | null {
  const id = current?.id ?? null
  const { data: record } = useQuery({ ...gameQuery(id ?? ''), enabled: id !== null })
  return record?.clientID ?? current?.page.clientID ?? null
}

/** False until the browser has done what the page needs. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
