import { Suspense, useEffect, useState } from 'react'
import { can } from '../../domain/access.ts'
import { actorOf } from '../lib/actor.ts'
import type { CurrentPage } from '../lib/current-page.ts'
import { lazyExtra } from '../lib/lazy-extra.ts'
import { emitPageStateChanged } from '../lib/live.ts'
import { useVisibleLinks } from '../lib/menu.ts'
import { useSession } from '../lib/session.ts'
import { loadToaster } from '../lib/toast.ts'
import { whenIdle } from '../lib/when-idle.ts'
import styles from './Extras.module.css'

const BravoPill = lazyExtra(async () => (await import('../features/bravos/BravoPill.tsx')).BravoPill)
const BravoCelebration = lazyExtra(
  async () => (await import('../features/bravos/BravoCelebration.tsx')).BravoCelebration,
)
const ReportButton = lazyExtra(
  async () => (await import('../features/activity-report/ReportButton.tsx')).ReportButton,
)
const WinnerBanner = lazyExtra(async () => (await import('../features/bravos/WinnerBanner.tsx')).WinnerBanner)
const PageStatePanel = lazyExtra(
  async () => (await import('../features/page-state/PageStatePanel.tsx')).PageStatePanel,
)
const Live = lazyExtra(async () => (await import('../features/live/Live.tsx')).Live)

interface ExtrasProps {
  current: CurrentPage | null
  /** The key of what is shown. */
  clientID: string | null
}

/** What no page waits for: the room, and the cheers for a pupil. */
export function Extras({ current, clientID }: ExtrasProps) {
  const user = useSession()
  const isIdle = useIsIdle()
  if (!isIdle) return null
  return (
    <Suspense>
      <Live current={current} clientID={clientID} />
      {user && <BravoCelebration />}
    </Suspense>
  )
}

/** Who won the last bonus. */
export function Winner() {
  return (
    useIsIdle() && (
      <Suspense>
        <WinnerBanner />
      </Suspense>
    )
  )
}

/** For administrators: the flags of the page's link. */
export function PageState({ clientID }: Pick<ExtrasProps, 'clientID'>) {
  const user = useSession()
  const link = useVisibleLinks().find((each) => each.clientID === clientID)
  if (!link || !can(actorOf(user), 'editMenu')) return null
  return (
    <Suspense>
      <PageStatePanel link={link} onSaved={emitPageStateChanged} />
    </Suspense>
  )
}

/** In the header, when a pupil is signed in: n / 5, and what the month brought. */
export function PupilTools() {
  const actor = actorOf(useSession())
  if (actor?.role !== 'pupil') return null
  return (
    <div className={styles.tools}>
      <Suspense>
        <BravoPill />
        <ReportButton key={actor.id} userID={actor.id} />
      </Suspense>
    </div>
  )
}

/** False until the browser has done what the page needs. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
        loadToaster().catch(() => undefined)
      }),
    [],
  )
  return isIdle
}
