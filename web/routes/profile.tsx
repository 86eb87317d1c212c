import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { SessionUser } from '../../domain/api/user.ts'
import { ActivityReport } from '../features/activity-report/ActivityReport.tsx'
import { ProfileView } from '../features/profile/ProfileView.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { lazyExtra } from '../lib/lazy-extra.ts'
import { useVisibleLinks } from '../lib/menu.ts'
import { useSession } from '../lib/session.ts'
import { weekActivities } from '../lib/week-query.ts'

const OwnAccount = lazyExtra(
  async () => (await import('../features/admin/account/OwnAccount.tsx')).OwnAccount,
)

export function ProfileRoute() {
  const title = useCurrentPage()?.page.title ?? ''
  const user = useSession()
  return user && <Profile key={user.id} title={title} user={user} />
}

function Profile({ title, user }: { title: string; user: SessionUser }) {
  const week = useQuery({ ...weekActivities(user.id), select: ({ data }) => data, enabled: !user.isAdmin })
  const report = <ActivityReport userID={user.id} />
  const account = (
    <Suspense>
      <OwnAccount userName={user.userName} />
    </Suspense>
  )
  return (
    <ProfileView
      title={title}
      user={user}
      links={useVisibleLinks()}
      week={week}
      report={report}
      account={account}
    />
  )
}
