import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ClassWeek, OpenCheck, Start } from '../../../../domain/api/week.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { useSession } from '../../../lib/session/session.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { pluralize } from '../data/pluralize.ts'
import { startQuery } from '../data/queries.ts'
import { dayInWords } from '../lessons/lesson-draft.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { FirstStepsList } from './FirstStepsList.tsx'
import { LockedPictures } from './LockedPictures.tsx'
import styles from './StartView.module.css'
import { TodaysLessons } from './TodaysLessons.tsx'

/** Start page of a teacher: today's lessons, open tasks, the classes this week and the first steps. */
export function StartView({ title }: { title: string }) {
  const start = useQuery(startQuery)
  return (
    <SchoolPage title={title}>
      {(today) => (
        <>
          <Greeting today={today} />
          <TodaysLessons />
          <Loaded query={start}>
            {({ steps, classes, waiting, checks }) => (
              <>
                <ToCheck waiting={waiting} checks={checks} />
                <LockedPictures />
                <Classes classes={classes} />
                <FirstStepsList steps={steps} />
              </>
            )}
          </Loaded>
        </>
      )}
    </SchoolPage>
  )
}

function Greeting({ today }: { today: SchoolToday }) {
  const name = useSession()?.displayName
  return (
    <p className={styles.greeting}>
      {frenchSpaces(`Bonjour ${name ?? ''}! Nous sommes ${dayInWords(today.day)}.`)}
    </p>
  )
}

function Classes({ classes }: { classes: readonly ClassWeek[] }) {
  if (classes.length === 0) return null
  return (
    <section aria-labelledby="classes" className="stack">
      <h2 id="classes">Cette semaine</h2>
      <ul className={styles.classes}>
        {classes.map(({ classCode, pupils, active, counted }) => (
          <li key={classCode}>
            <Link to="/admin/week" search={{ class: classCode }} className={styles.class}>
              <span className={styles.code}>{classCode}</span>
              <span>{frenchSpaces(`Ont commencé : ${active} sur ${pupils}`)}</span>
              <span>{frenchSpaces(`Activités : ${counted}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Open tasks: held activities and answers, and open checks. */
function ToCheck({ waiting: { activities, answers }, checks }: Pick<Start, 'waiting' | 'checks'>) {
  return (
    <section aria-labelledby="to-check" className="stack tight">
      <h2 id="to-check">À vérifier</h2>
      {activities + answers + checks.length === 0 && <p>Rien ne vous attend.</p>}
      <ul className={styles.tasks}>
        {activities > 0 && (
          <li>
            <Link to="/admin/activities">
              {pluralize(activities, 'activité attend', 'activités attendent')} votre accord
            </Link>
          </li>
        )}
        {answers > 0 && (
          <li>
            <Link to="/admin/activities">
              {pluralize(answers, 'réponse attend', 'réponses attendent')} votre accord
            </Link>
          </li>
        )}
        {checks.map((check) => (
          <li key={check.classCode}>
            <Link to="/admin/knowledge">{frenchSpaces(openCheckText(check))}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function openCheckText({ classCode, title, phase, taken }: OpenCheck): string {
  const phaseText = phase === 'before' ? 'avant' : 'après'
  const answeredText =
    taken === 0 ? "personne n'a répondu" : pluralize(taken, 'élève a répondu', 'élèves ont répondu')
  return `Contrôle ouvert en ${classCode} : ${title} (${phaseText}), ${answeredText}`
}
