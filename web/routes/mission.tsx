import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { offerSignIn } from '../app/guard.ts'
import { MissionStart } from '../features/mission/MissionStart.tsx'
import { MISSION_INTRO } from '../features/mission/mission-intro.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { session, useSession } from '../lib/session/session.ts'

export const LateMission = lazyPart(async () => (await import('./mission-garden.tsx')).MissionView, {
  fallback: <StartScreen />,
})

/** The pupil's mission. Shows its start screen until the user and the words are known. */
export function MissionRoute() {
  const user = useSession()
  const router = useRouter()
  // A prerendered page has not run its guard.
  useEffect(() => {
    if (session.current()) return
    offerSignIn(router.latestLocation.href)
    void router.invalidate()
  }, [router])
  const title = useTitle()
  return user ? <LateMission key={user.id} title={title} user={user} /> : <StartScreen />
}

function StartScreen() {
  return (
    <MissionStart title={useTitle()} {...MISSION_INTRO} words={null} done={0}>
      {null}
    </MissionStart>
  )
}

function useTitle(): string {
  return useCurrentPage()?.page.title ?? ''
}
