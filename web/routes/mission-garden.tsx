import { GardenView } from '../features/garden/GardenView.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'

const Album = lazyPart(async () => (await import('../features/album/Album.tsx')).Album, { onFail: 'omit' })

// In the same chunk as the garden, which follows the mission.
export { MissionView } from '../features/mission/MissionView.tsx'

export function GardenRoute() {
  const title = useCurrentPage()?.page.title ?? ''
  const user = useSession()
  return (
    user && (
      <div key={user.id} className="stack wide">
        <GardenView title={title} user={user} />
        {!user.isAdmin && <Album userID={user.id} />}
      </div>
    )
  )
}
