import { useEffect } from 'react'
import { ReportButton } from '../features/activity-report/ReportButton.tsx'
import { HelpButton } from '../features/help/HelpButton.tsx'
import { Menu } from '../features/menu/Menu.tsx'
import { SettingsButton } from '../features/settings/SettingsButton.tsx'
import { EnglishButton, Header } from '../features/shell/Header.tsx'
import { usePageAnnouncement } from '../features/shell/use-page-announcement.ts'
import { Account } from '../features/sign-in/Account.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'
import { Gate } from './Gate.tsx'
import styles from './SiteChrome.module.css'
import { useGuardOnUserChange } from './use-guard-on-user-change.ts'
import { WhenIdle } from './WhenIdle.tsx'

export { Footer } from '../features/shell/Footer.tsx'
export { Breadcrumb } from '../features/shell/Header.tsx'
export { PageLoader } from '../ui/Loading.tsx'
export { OwlSays } from '../ui/OwlSays.tsx'
export { ErrorView } from './ErrorView.tsx'
export { NotFoundView } from './NotFoundView.tsx'

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
          {!user?.isAdmin && <EnglishButton />}
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
