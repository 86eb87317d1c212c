import { MissionStart } from '../features/mission/MissionStart.tsx'
import { MISSION_INTRO } from '../features/mission/mission-intro.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'
import { useGuardAfterHydration } from './use-guard-after-hydration.ts'

export const LazyMission = lazyPart(async () => (await import('./mission-garden.tsx')).MissionView, {
  fallback: <StartScreen />,
})

/** The pupil's mission. Shows its start screen until the user and the words have loaded. */
export function MissionRoute() {
  const user = useSession()
  useGuardAfterHydration()
  const title = useTitle()
  return user ? <LazyMission key={user.id} title={title} user={user} /> : <StartScreen />
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
