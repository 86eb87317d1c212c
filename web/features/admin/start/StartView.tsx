import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ClassWeek, FirstSteps, OpenCheck, Start } from '../../../../domain/api/week.ts'
import { isClassKey, pupilOfKey } from '../../../../domain/audience.ts'
import { dayInWords } from '../../../../domain/day-in-words.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { useSession } from '../../../lib/session/session.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { describePictureAttempts } from '../data/describe-picture-attempts.ts'
import { pluralize } from '../data/pluralize.ts'
import { lockedPicturesQuery, startQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { returnAttempts } from './return-attempts.ts'
import styles from './StartView.module.css'
import { TodaysLessons } from './TodaysLessons.tsx'

/** Start page of a teacher: today's lessons, open tasks, the classes this week and the first steps. */
export function StartView({ title }: { title: string }) {
  const start = useQuery(startQuery)
  const editsUsers = useCan('editUsers')
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
                {editsUsers && <LockedPictures />}
                <Classes classes={classes} />
                {editsUsers && <FirstStepsList steps={steps} />}
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
function ToCheck({
  waiting: { activities, answers, compositions },
  checks,
}: Pick<Start, 'waiting' | 'checks'>) {
  const { nameOf } = useAudiences(checks.some(({ classCode }) => pupilOfKey(classCode) !== null))
  return (
    <section aria-labelledby="to-check" className="stack tight">
      <h2 id="to-check">À vérifier</h2>
      {activities + answers + compositions + checks.length === 0 && <p>Rien ne vous attend.</p>}
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
        {compositions > 0 && (
          <li>
            <Link to="/admin/activities" hash="compositions">
              {pluralize(compositions, 'texte attend', 'textes attendent')} votre réponse
            </Link>
          </li>
        )}
        {checks.map((check) => (
          <li key={check.classCode}>
            <Link to="/admin/knowledge" search={{ pour: check.classCode }}>
              {frenchSpaces(openCheckText(check, nameOf(check.classCode)))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** @param name of the class, group or pupil */
function openCheckText({ classCode, title, phase, taken }: OpenCheck, name: string): string {
  const phaseText = phase === 'before' ? 'avant' : 'après'
  const answeredText =
    taken === 0 ? "personne n'a répondu" : pluralize(taken, 'élève a répondu', 'élèves ont répondu')
  const audienceText = isClassKey(classCode) ? `en ${name}` : `pour ${name}`
  return `Contrôle ouvert ${audienceText} : ${title} (${phaseText}), ${answeredText}`
}

interface Step {
  step: keyof FirstSteps
  name: string
  /** Path of the page for this step. */
  to: string
}

const FIRST_STEPS: readonly Step[] = [
  { step: 'hasClass', name: 'Mettre votre nom à une classe', to: '/admin/useraccounts' },
  { step: 'hasPupils', name: 'Ajouter les élèves, un à un ou par une liste', to: '/admin/useraccounts' },
  {
    step: 'hasVisits',
    name: 'Imprimer les cartes et faire entrer un premier élève',
    to: '/admin/useraccounts',
  },
  { step: 'hasOwn', name: 'Faire un jeu ou une page à vous', to: '/admin/games' },
  { step: 'hasGiven', name: 'Donner un premier Bravo', to: '/admin/week' },
]

/** First steps of a new teacher. Disappears when all are done. */
function FirstStepsList({ steps }: { steps: FirstSteps }) {
  const done = FIRST_STEPS.filter(({ step }) => steps[step]).length
  if (done === FIRST_STEPS.length) return null
  return (
    <section aria-labelledby="steps" className="stack">
      <h2 id="steps">
        Vos premiers pas : {done} sur {FIRST_STEPS.length}
      </h2>
      <ol className={styles.steps}>
        {FIRST_STEPS.map(({ step, name, to }) => (
          <li key={step} data-done={steps[step] || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {steps[step] ? '✓' : ''}
            </span>
            <Link to={to}>{name}</Link>
            {steps[step] && <span className="for-ears"> : fait</span>}
          </li>
        ))}
      </ol>
      <p>
        Comment faire? <Link to="/admin/help">L'aide</Link> le dit pas à pas, et s'imprime.
      </p>
    </section>
  )
}

/** Pupils whose secret pictures are locked or were guessed often today. Renders nothing if there are none. */
function LockedPictures() {
  const { data: pupils = [] } = useQuery(lockedPicturesQuery)
  const unlock = useAdminMutation({
    mutationFn: returnAttempts,
    invalidates: [{ queryKey: ['admin', 'secret-pictures'] }],
  })
  // Stays visible after unlocking because its button has the focus.
  if (pupils.length === 0 && !unlock.isSuccess) return null
  return (
    <section aria-labelledby="locked-pictures" className="stack left">
      <h2 id="locked-pictures">{frenchSpaces(`Images secrètes à vérifier : ${pupils.length}`)}</h2>
      <p>
        Des images fausses ont été touchées souvent : un élève qui a oublié les siennes, ou quelqu'un qui les
        cherche. Un élève bloqué entre toujours avec sa carte.
      </p>
      <ul>
        {pupils.map((pupil) => (
          <li key={pupil.id}>
            {frenchSpaces(`${pupil.displayName} (${pupil.classCode}) : ${describePictureAttempts(pupil)}`)}
          </li>
        ))}
      </ul>
      <Button
        look="soft"
        isOff={unlock.isPending || pupils.length === 0}
        onClick={() => unlock.mutate(pupils)}
      >
        Rendre les essais à tous
      </Button>
      <p role="status">{unlock.data}</p>
    </section>
  )
}
