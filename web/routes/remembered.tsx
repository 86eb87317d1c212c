import { GardenView } from '../games/garden/GardenView.tsx'
import { MissionView } from '../games/mission/MissionView.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'

// One file: who is done with the mission goes to the garden.

export function MissionRoute() {
  const title = useCurrentPage()?.page.title ?? ''
  const user = useSession()
  return user && <MissionView key={user.id} title={title} user={user} />
}

export function GardenRoute() {
  const title = useCurrentPage()?.page.title ?? ''
  const user = useSession()
  return user && <GardenView key={user.id} title={title} user={user} />
}
