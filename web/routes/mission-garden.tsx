import type { SessionUser } from '../../domain/api/user.ts'
import { GardenView } from '../features/garden/GardenView.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'

const Album = lazyPart(async () => (await import('../features/album/Album.tsx')).Album, { onFail: 'omit' })

// In the same chunk as the garden, which follows the mission.
export { MissionView } from '../features/mission/MissionView.tsx'

/** A pupil's garden and album. */
export function GardenAndAlbum({ title, user }: { title: string; user: SessionUser }) {
  return (
    <>
      <GardenView title={title} user={user} />
      {!user.isAdmin && <Album userID={user.id} />}
    </>
  )
}
