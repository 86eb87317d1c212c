import { MultiplayerView } from '../features/multiplayer/MultiplayerView.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'

export function MultiplayerRoute() {
  const title = useCurrentPage()?.page.title ?? ''
  const user = useSession()
  return user && <MultiplayerView key={user.id} title={title} user={user} />
}
