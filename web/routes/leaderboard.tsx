import { LeaderboardView } from '../features/leaderboard/LeaderboardView.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useSession } from '../lib/session/session.ts'

const OwnGoal = lazyPart(async () => (await import('../features/class-goal/OwnGoal.tsx')).OwnGoal, {
  onFail: 'omit',
})

export function LeaderboardRoute() {
  const page = useCurrentPage()?.page
  const user = useSession()
  return page ? <LeaderboardView title={page.title} goal={user && <OwnGoal />} /> : null
}
