import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
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
import { lazyPart } from '../lib/lazy-part.tsx'
import { emitPageStateChanged } from '../lib/live.ts'
import { menuQuery } from '../lib/menu-query.ts'
import { ownVoicesQuery } from '../lib/own-voices-query.ts'
import { useSession } from '../lib/session.ts'
import { loadToaster } from '../lib/toast.ts'
import { useForgottenAnswers } from '../lib/use-forgotten-answers.ts'
import { usePupilID } from '../lib/use-pupil-id.ts'
import { useShownFailures } from '../lib/use-shown-failures.ts'

/** The parts that no page waits for: loaded when the browser has done what the page needs. */
export { WinnerBanner } from '../features/bravos/WinnerBanner.tsx'

const BravoCelebration = lazyPart(
  async () => (await import('../features/bravos/BravoCelebration.tsx')).BravoCelebration,
  { onFail: 'omit' },
)
const PupilTools = lazyPart(async () => (await import('./PupilTools.tsx')).PupilTools, { onFail: 'omit' })
const PageStatePanel = lazyPart(
  async () => (await import('../features/page-state/PageStatePanel.tsx')).PageStatePanel,
  { onFail: 'omit' },
)

/** The fonts, the room, the site without a network, the teacher's voice, the cheers for a pupil, the way back to the top. */
export function EndExtras() {
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
      {user && <BravoCelebration />}
    </>
  )
}

/** For administrators: the flags of the page's link, unless the page is theirs alone. */
export function PageStateExtras() {
  const clientID = useCurrentKey()
  const mayEdit = useMay('editMenu')
  const { data: links } = useQuery(menuQuery)
  const link = links?.find((each) => each.clientID === clientID)
  if (!mayEdit || !link || link.isAdminRequired) return null
  return <PageStatePanel link={link} onSaved={emitPageStateChanged} />
}

export function AccountExtras() {
  const userID = usePupilID()
  return userID !== null && <PupilTools key={userID} userID={userID} />
}
