import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '../../domain/api/user.ts'
import { ActivityReport } from '../features/activity-report/ActivityReport.tsx'
import { ProfileView } from '../features/profile/ProfileView.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useOpenness, useVisibleLinks } from '../lib/menu/menu.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { ownCheckQuery } from '../lib/school/check-query.ts'
import { weekQuery } from '../lib/school/week-query.ts'
import { useSession } from '../lib/session/session.ts'

const CheckInvitation = lazyPart(
  async () => (await import('../features/checks/CheckInvitation.tsx')).CheckInvitation,
  { onFail: 'omit' },
)

const OwnAccount = lazyPart(
  async () => (await import('../features/admin/account/OwnAccount.tsx')).OwnAccount,
  { onFail: 'omit' },
)

const Album = lazyPart(async () => (await import('../features/album/Album.tsx')).Album, { onFail: 'omit' })

const OwnCompositions = lazyPart(
  async () => (await import('../features/writing/OwnCompositions.tsx')).OwnCompositions,
  { onFail: 'omit' },
)

export function ProfileRoute() {
  const title = useCurrentPage()?.page.title ?? ''
  const user = useSession()
  return user && <Profile key={user.id} title={title} user={user} />
}

function Profile({ title, user }: { title: string; user: SessionUser }) {
  const week = useQuery({ ...weekQuery(user.id), select: ({ data }) => data, enabled: !user.isAdmin })
  const { isPending } = useQuery({ ...ownCheckQuery(user.id), enabled: !user.isAdmin })
  const { isKnown } = useOpenness(null)
  const report = <ActivityReport userID={user.id} />
  const account = <OwnAccount userName={user.userName} />
  return (
    <ProfileView
      title={title}
      user={user}
      links={useVisibleLinks()}
      week={week}
      isLoading={week.isPending || isPending || !isKnown}
      report={report}
      album={<Album userID={user.id} />}
      texts={<OwnCompositions userID={user.id} isLatest />}
      account={account}
      check={<CheckInvitation userID={user.id} />}
    />
  )
}
