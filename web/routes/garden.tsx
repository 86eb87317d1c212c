import { GardenStart } from '../features/garden/GardenStart.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'
import { useGuardAfterHydration } from './use-guard-after-hydration.ts'

export const LazyGarden = lazyPart(async () => (await import('./mission-garden.tsx')).GardenAndAlbum, {
  fallback: <GardenFallback />,
})

/** The pupil's garden and album. Shows an empty garden until the words have loaded. */
export function GardenRoute() {
  const user = useSession()
  const title = useTitle()
  useGuardAfterHydration()
  return (
    <div className="stack wide">
      {user ? <LazyGarden key={user.id} title={title} user={user} /> : <GardenFallback />}
    </div>
  )
}

function GardenFallback() {
  return <GardenStart title={useTitle()} />
}

function useTitle(): string {
  return useCurrentPage()?.page.title ?? ''
}
