import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { WinnerBanner } from '../features/bravos/WinnerBanner.tsx'
import { Live } from '../features/live/Live.tsx'
import { Offline } from '../features/offline/Offline.tsx'
import { ScrollToTop } from '../features/shell/ScrollToTop.tsx'
import { NameTag } from '../features/sign-in/NameTag.tsx'
import { useKeptFocus } from '../features/sign-in/use-kept-focus.ts'
import { useMay } from '../lib/actor.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { useCurrentKey } from '../lib/current-key.ts'
import { useCurrentPage } from '../lib/current-page.ts'
import { fetchFonts, showLateFonts } from '../lib/fetch-fonts.ts'
import { lazyExtra } from '../lib/lazy-extra.ts'
import { emitPageStateChanged } from '../lib/live.ts'
import { menuQuery } from '../lib/menu-query.ts'
import { ownVoicesQuery } from '../lib/own-voices-query.ts'
import { useSession } from '../lib/session.ts'
import { loadToaster } from '../lib/toast.ts'
import { useForgottenAnswers } from '../lib/use-forgotten-answers.ts'
import { usePupilID } from '../lib/use-pupil-id.ts'
import { useShownFailures } from '../lib/use-shown-failures.ts'
import styles from './Extras.module.css'

const BravoPill = lazyExtra(async () => (await import('../features/bravos/BravoPill.tsx')).BravoPill)
const BravoCelebration = lazyExtra(
  async () => (await import('../features/bravos/BravoCelebration.tsx')).BravoCelebration,
)
const DoneLinks = lazyExtra(async () => (await import('../features/bravos/DoneLinks.tsx')).DoneLinks)
const ReportButton = lazyExtra(
  async () => (await import('../features/activity-report/ReportButton.tsx')).ReportButton,
)
const PageStatePanel = lazyExtra(
  async () => (await import('../features/page-state/PageStatePanel.tsx')).PageStatePanel,
)

/** The parts that no page waits for: loaded by `Later` when the browser has done what the page needs. */
export function Extras({ place }: { place: 'banner' | 'account' | 'page' | 'end' }) {
  switch (place) {
    case 'banner':
      return <WinnerBanner />
    case 'account':
      return <PupilTools />
    case 'page':
      return <PageState />
    case 'end':
      return <Ending />
  }
}

/** The fonts, the room, the site without a network, the teacher's voice, the cheers for a pupil, the way back to the top. */
function Ending() {
  const user = useSession()
  const router = useRouter()
  useEffect(() => void fetchFonts(browserStorage), [])
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged }) => pathChanged && showLateFonts()),
    [router],
  )
  useEffect(() => void loadToaster().catch(() => undefined), [])
  useQuery(ownVoicesQuery)
  useKeptFocus()
  useShownFailures()
  useForgottenAnswers()
  return (
    <>
      <NameTag />
      <ScrollToTop />
      <Live current={useCurrentPage()} clientID={useCurrentKey()} />
      <Offline />
      {user && (
        <Suspense>
          <BravoCelebration />
        </Suspense>
      )}
    </>
  )
}

/** For administrators: the flags of the page's link, unless the page is theirs alone. */
function PageState() {
  const clientID = useCurrentKey()
  const mayEdit = useMay('editMenu')
  const { data: links } = useQuery(menuQuery)
  const link = links?.find((each) => each.clientID === clientID)
  if (!mayEdit || !link || link.isAdminRequired) return null
  return <PageStatePanel link={link} onSaved={emitPageStateChanged} />
}

/** In the header, when a pupil is signed in: n / 5, and what the month brought. */
function PupilTools() {
  const userID = usePupilID()
  if (userID === null) return null
  return (
    <div className={styles.tools}>
      <Suspense>
        <BravoPill />
        <DoneLinks />
        <ReportButton key={userID} userID={userID} />
      </Suspense>
    </div>
  )
}
