import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { linkGrade } from '../../content/link-path.ts'
import { HelpButton } from '../features/help/HelpButton.tsx'
import { Menu } from '../features/menu/Menu.tsx'
import { SettingsButton } from '../features/settings/SettingsButton.tsx'
import { Breadcrumb } from '../features/shell/Breadcrumb.tsx'
import { Footer } from '../features/shell/Footer.tsx'
import { Header } from '../features/shell/Header.tsx'
import { SkipLink } from '../features/shell/SkipLink.tsx'
import { usePageAnnouncement } from '../features/shell/use-page-announcement.ts'
import { Account } from '../features/sign-in/Account.tsx'
import { type CurrentPage, useCurrentPage } from '../lib/current-page.ts'
import { gameQuery } from '../lib/game-query.ts'
import { Later } from './Later.tsx'
import styles from './RootLayout.module.css'
import { useGuardsOfSession } from './use-guards-of-session.ts'

/** What surrounds every page. */
export function RootLayout() {
  const current = useCurrentPage()
  const clientID = useCurrentKey(current)
  const shown = { current, clientID }
  const grade = clientID === null ? null : linkGrade(clientID)
  const isLoaded = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  usePageAnnouncement()
  useGuardsOfSession()
  // In a task of its own: React brings to life what is pressed, but not while it runs effects.
  useEffect(() => void setTimeout(() => window.answerEarlyPress?.()), [])

  return (
    <div className={styles.layout} data-grade={grade ?? undefined}>
      <SkipLink />
      <Header
        banner={<Later place="banner" {...shown} />}
        menu={<Menu />}
        account={
          <>
            <HelpButton />
            <SettingsButton />
            <Later place="account" {...shown} />
            <Account />
          </>
        }
      />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {clientID && <Breadcrumb clientID={clientID} />}
        <Later place="page" {...shown} />
        <Outlet />
      </main>
      {isLoaded && <Footer />}
      <Later place="end" {...shown} />
    </div>
  )
}

/** The key of what is shown: the game record's own where the page is a record, else the page's. */
function useCurrentKey(current: CurrentPage | null): string | null {
  const id = current?.id ?? null
  const { data: record } = useQuery({ ...gameQuery(id ?? ''), enabled: id !== null })
  return record?.clientID ?? current?.page.clientID ?? null
}
