import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Activity } from '../../../domain/api/activity.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { schoolTodayQuery } from '../../lib/school/school-today.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { AvatarDialog } from './AvatarDialog.tsx'
import { BravoYear } from './BravoYear.tsx'
import styles from './profile.module.css'
import { Section } from './Section.tsx'
import { ThisWeek } from './ThisWeek.tsx'

interface ProfileViewProps {
  title: string
  user: SessionUser
  /** Menu links visible to the user. */
  links: MenuLink[]
  /** This week's counted activities. */
  week: UseQueryResult<Activity[]>
  /** Activities of the month. */
  report: ReactNode
  /** Weekly stickers. */
  album: ReactNode
  /** Account settings, for administrators only. */
  account: ReactNode
  /** The open check, for pupils only. */
  check: ReactNode
}

/** The signed-in user's profile. Administrators have no progress section, since they earn no Bravos. */
export function ProfileView({ title, user, links, week, report, album, account, check }: ProfileViewProps) {
  return (
    <div className={styles.page}>
      <ProfileCard title={title} user={user} />
      {user.isAdmin ? null : check}
      {user.isAdmin ? (
        account
      ) : (
        <Progress user={user} links={links} week={week} report={report} album={album} />
      )}
    </div>
  )
}

function Progress({
  user,
  links,
  week,
  report,
  album,
}: Omit<ProfileViewProps, 'title' | 'account' | 'check'>) {
  const { data: school, error, refetch } = useQuery(schoolTodayQuery)
  // Wait for the week, which would push the months down.
  if (!school || week.isPending) {
    return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />
  }
  return (
    <>
      <ThisWeek user={user} links={links} week={week} school={school} />
      <BravoYear user={user} school={school} />
      <Section title="Mes activités du mois" english="My activities of the month">
        {report}
      </Section>
      {album}
    </>
  )
}

/** The user's avatar and name, with a button to change the avatar. */
function ProfileCard({ title, user }: { title: string; user: SessionUser }) {
  const [isChoosing, setChoosing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  return (
    <header className={styles.card}>
      <Avatar person={user} size={112} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p lang="en">My profile</p>
        <p className={styles.name}>{user.displayName}</p>
        {user.classCode && <p>Classe {user.classCode}</p>}
        <Button look="soft" size="pupil" onClick={() => setChoosing(true)}>
          Changer mon avatar <small lang="en">Change my avatar</small>
        </Button>
        <p role="status">
          {isSaved && (
            <>
              C'est ton nouvel avatar! <small lang="en">This is your new avatar!</small>
            </>
          )}
        </p>
      </div>
      <AvatarDialog
        isOpen={isChoosing}
        user={user}
        onSaved={() => setSaved(true)}
        onClose={() => setChoosing(false)}
      />
    </header>
  )
}
