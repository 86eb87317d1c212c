import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { ReportButton } from '../features/activity-report/ReportButton.tsx'
import { HelpButton } from '../features/help/HelpButton.tsx'
import { Menu } from '../features/menu/Menu.tsx'
import { SettingsButton } from '../features/settings/SettingsButton.tsx'
import { Header } from '../features/shell/Header.tsx'
import { usePageAnnouncement } from '../features/shell/use-page-announcement.ts'
import { Account } from '../features/sign-in/Account.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { whenIdle } from '../lib/loading/when-idle.ts'
import { menuCacheQuery } from '../lib/menu/menu-query.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { USER_MARK } from '../lib/session/reserve-space-for-user.ts'
import { session, useSession } from '../lib/session/session.ts'
import { EnglishButton } from '../ui/EnglishButton.tsx'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './app.module.css'
import { Gate } from './Gate.tsx'

export { Footer } from '../features/shell/Footer.tsx'
export { Breadcrumb } from '../features/shell/Header.tsx'
export { PageLoader } from '../ui/Loading.tsx'
export { OwlSays } from '../ui/OwlSays.tsx'
export { ErrorView, NotFoundView } from './ErrorView.tsx'

const AdminNav = lazyPart(async () => (await import('../features/admin/ui/AdminNav.tsx')).AdminNav, {
  onFail: 'omit',
})
const WinnerBanner = lazyPart(async () => (await loadExtras()).WinnerBanner, { onFail: 'omit' })
const AccountExtras = lazyPart(async () => (await loadExtras()).AccountExtras, { onFail: 'omit' })
const PageStateExtras = lazyPart(async () => (await loadExtras()).PageStateExtras, { onFail: 'omit' })
const EndExtras = lazyPart(async () => (await loadExtras()).EndExtras, { onFail: 'omit' })

/** The site header, and behaviour that runs on every page. */
export function SiteHeader() {
  usePageAnnouncement()
  useGuardOnUserChange()
  useEffect(() => void setTimeout(() => window.replayEarlyClick?.('header')), [])
  const isAdminPage = useCurrentPage()?.page.kind === 'admin'
  const user = useSession()
  return (
    <Header
      banner={
        <WhenIdle>
          <WinnerBanner />
        </WhenIdle>
      }
      menu={isAdminPage ? <AdminNav /> : <Menu />}
      account={
        <>
          {!isAdminPage && <HelpButton />}
          {!isAdminPage && <EnglishButton />}
          {!user && <SettingsButton />}
          {user?.isAdmin === false && (
            <div className={styles.count}>
              <WhenIdle>
                <AccountExtras />
              </WhenIdle>
            </div>
          )}
          <Account isAdminPage={isAdminPage}>
            {user?.isAdmin === false && <ReportButton userID={user.id} />}
            <SettingsButton isRow />
          </Account>
        </>
      }
    />
  )
}

/** Shown above the page: the closed notice, and the state panel for administrators. */
export function PageState() {
  return (
    <>
      <Gate />
      <WhenIdle>
        <PageStateExtras />
      </WhenIdle>
    </>
  )
}

export function PageEndExtras() {
  return (
    <WhenIdle>
      <EndExtras />
    </WhenIdle>
  )
}

function loadExtras() {
  return import('./IdleExtras.tsx')
}

/** A page whose content does not exist yet. */
export function EmptyPage({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>Cette page n'est pas encore prête : Mme Bravo y travaille!</p>
      <p lang="en">This page is not ready yet.</p>
      <HomeLink />
    </Notice>
  )
}

/** Renders its children once the browser is idle. */
function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle && children
}

/** On sign-in and sign-out, runs the guard and loaders of the open page again and resets the bonus state. */
function useGuardOnUserChange(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  // The page hydrated for a user whose session has ended before this header hydrated.
  useLayoutEffect(() => {
    if (!session.current() && document.documentElement.hasAttribute(USER_MARK)) void router.invalidate()
  }, [router])
  useEffect(() => {
    let userID = session.current()?.id
    return session.subscribe(() => {
      const nextID = session.current()?.id
      if (nextID === userID) return
      userID = nextID
      void queryClient.resetQueries({ queryKey: menuCacheQuery.queryKey })
      void router.invalidate()
    })
  }, [router, queryClient])
}
