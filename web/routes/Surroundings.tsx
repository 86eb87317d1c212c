import { useEffect } from 'react'
import { HelpButton } from '../features/help/HelpButton.tsx'
import { Menu } from '../features/menu/Menu.tsx'
import { SettingsButton } from '../features/settings/SettingsButton.tsx'
import { Header } from '../features/shell/Header.tsx'
import { usePageAnnouncement } from '../features/shell/use-page-announcement.ts'
import { Account } from '../features/sign-in/Account.tsx'
import { Gate } from './Gate.tsx'
import { Later } from './Later.tsx'
import { useGuardsOfSession } from './use-guards-of-session.ts'

export { Footer } from '../features/shell/Footer.tsx'
export { PageLoader } from '../ui/PageLoader.tsx'
export { Coming } from './Coming.tsx'
export { ErrorView } from './ErrorView.tsx'
export { NotFoundView } from './NotFoundView.tsx'

/** The header with all that is in it, and what goes on around every page. */
export function SiteHeader() {
  usePageAnnouncement()
  useGuardsOfSession()
  useEffect(() => void setTimeout(() => window.answerEarlyPress?.('header')), [])
  return (
    <Header
      banner={<Later place="banner" />}
      menu={<Menu />}
      account={
        <>
          <HelpButton />
          <SettingsButton />
          <Later place="account" />
          <Account />
        </>
      }
    />
  )
}

/** What stands in the place of a page that is closed; and above the page, for administrators. */
export function PageState() {
  return (
    <>
      <Gate />
      <Later place="page" />
    </>
  )
}

export function Ending() {
  return <Later place="end" />
}
