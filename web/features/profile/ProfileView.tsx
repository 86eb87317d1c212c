import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { gradeOfUser } from '../../../content/grades.ts'
import { activitiesLeft, countOwlText } from '../../../content/owl-counts.ts'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { Activity } from '../../../domain/api/activity.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { daysUntilSunday } from '../../../domain/calendar.ts'
import { ACTIVITIES_PER_BRAVO, pillCount } from '../../../domain/economy.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { WRITING_PATH } from '../../../domain/writing-path.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { type SchoolToday, schoolTodayQuery } from '../../lib/school/school-today.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LinkChips } from '../../ui/LinkChips.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Said } from '../../ui/Said.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { AvatarDialog } from './AvatarDialog.tsx'
import { BravoYear } from './BravoYear.tsx'
import styles from './profile.module.css'
import { Section } from './Section.tsx'
import { activityPath, uncountedLinks } from './week-links.ts'

interface ProfileViewProps {
  title: string
  user: SessionUser
  /** Menu links visible to the user. */
  links: MenuLink[]
  /** This week's counted activities. */
  week: UseQueryResult<Activity[]>
  /** Hides the progress, which would move down when the week, the links and the check arrive. */
  isLoading: boolean
  /** Activities of the month. */
  report: ReactNode
  /** Weekly stickers. */
  album: ReactNode
  /** The pupil's latest answered text. */
  texts: ReactNode
  /** Account settings, for administrators only. */
  account: ReactNode
  /** The open check, for pupils only. */
  check: ReactNode
}

/** The signed-in user's profile. Administrators have no progress section, since they earn no Bravos. */
export function ProfileView({ title, account, check, ...progress }: ProfileViewProps) {
  const { user } = progress
  return (
    <div className={styles.page}>
      <ProfileCard title={title} user={user} />
      {user.isAdmin ? null : check}
      {user.isAdmin ? account : <ProgressSections {...progress} />}
    </div>
  )
}

function ProgressSections({
  user,
  links,
  week,
  isLoading,
  report,
  album,
  texts,
}: Omit<ProfileViewProps, 'title' | 'account' | 'check'>) {
  const { data: school, error, refetch } = useQuery(schoolTodayQuery)
  if (!school || isLoading) {
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
      <Section title="J'écris" english="I write" className={styles.writing}>
        {texts}
        <div className="for-screen">
          <Link to={WRITING_PATH} className={buttonClass({ look: 'soft', size: 'pupil' })}>
            <SignIcon shape="draw" />{' '}
            <Bilingual french="Écrire trois phrases" english="Write three sentences" />
          </Link>
        </div>
      </Section>
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
          <Bilingual french="Changer mon avatar" english="Change my avatar" />
        </Button>
        <p role="status">
          {isSaved && <Bilingual french="C'est ton nouvel avatar!" english="This is your new avatar!" />}
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

const MAX_SUGGESTIONS = 6
const PROFILE_TEXT: OwlText = { french: "C'est ton profil.", english: 'This is your profile.' }

interface ThisWeekProps {
  user: SessionUser
  links: MenuLink[]
  week: UseQueryResult<Activity[]>
  school: SchoolToday
}

/** Progress to the next Bravo, the activities that have counted, and links that could count next. */
function ThisWeek({ user, links, week: { data: week, error, refetch }, school }: ThisWeekProps) {
  const count = pillCount(week?.length ?? 0)
  const toGo = countOwlText(activitiesLeft, ACTIVITIES_PER_BRAVO - count)
  const grade = gradeOfUser(user)
  const open = week ? uncountedLinks(links, week, grade).slice(0, MAX_SUGGESTIONS) : []
  return (
    <Section title="Ma semaine" english="My week">
      <p className={styles.weekCount} aria-busy={!week}>
        <OwlSays {...joinTexts([PROFILE_TEXT, ...(week ? [toGo] : [])])} />
        <Stars count={count} max={ACTIVITIES_PER_BRAVO} outOf={ACTIVITIES_PER_BRAVO} />
        <b>
          {week ? count : '…'} / {ACTIVITIES_PER_BRAVO}
        </b>
      </p>
      <p className={week ? undefined : styles.reserved}>
        <Said message={toGo.french} english={toGo.english} />
      </p>
      <p>
        <Said {...untilSunday(daysUntilSunday(school.now, school.timeZone))} />
      </p>
      {!week && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {week && week.length > 0 && (
        <div>
          <h3 className={styles.weekTitle}>
            <Bilingual french="Déjà compté" english="Counted already" />
          </h3>
          <ul className={styles.done} data-ticked>
            {week.map((activity) => (
              <li key={activity.activityLogID}>
                <CountedActivity activity={activity} path={activityPath(links, activity)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {open.length > 0 && (
        <div>
          <h3 className={styles.weekTitle}>
            <Bilingual french="Encore à faire" english="Still to do" />
          </h3>
          <LinkChips links={open} grade={grade} />
        </div>
      )}
    </Section>
  )
}

function CountedActivity({ activity, path }: { activity: Activity; path: string | null }) {
  return (
    <>
      <span aria-hidden="true" className={styles.check}>
        ✓
      </span>
      {path ? (
        <Link to={path} className={styles.link}>
          {activity.description}
        </Link>
      ) : (
        <span>{activity.description}</span>
      )}
    </>
  )
}

function untilSunday(days: number): Sentence {
  return days === 1
    ? {
        message: 'Il reste 1 jour : dimanche, on recommence à zéro.',
        english: '1 day left: it starts again on Sunday.',
      }
    : {
        message: `Il reste ${days} jours : dimanche, on recommence à zéro.`,
        english: `${days} days left: it starts again on Sunday.`,
      }
}
