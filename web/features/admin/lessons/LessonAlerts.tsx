import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { emit } from '../../../lib/live/live.ts'
import { raisedHands } from '../../../lib/live/live-lesson.ts'
import { useIsFuture } from '../../../lib/live/use-is-future.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pluralize } from '../data/pluralize.ts'
import { lessonListQuery } from '../data/queries.ts'
import { useSearchParam } from '../hooks/use-history-state.ts'
import styles from './LessonAlerts.module.css'
import { useLiveLessons } from './live-lessons.ts'

/**
 * Banner on every administrator page that shows raised hands and resting screens, with buttons to respond.
 */
export function LessonAlerts() {
  const live = useLiveLessons()
  const [codesFollowed] = useSearchParam('suivre')
  const followed = codesFollowed?.split(',') ?? []
  const hands = raisedHands(live)
  const rests = [...live.byCode].filter(
    ([code, { stillUntil }]) => stillUntil > 0 && !followed.includes(code),
  )
  const isQuiet = hands.length === 0 && rests.length === 0
  const { data: list } = useQuery({ ...lessonListQuery, enabled: !isQuiet })
  const titleOf = (code: string) => list?.data.find((lesson) => lesson.code === code)?.title ?? code
  const codes = [...new Set(hands.map(({ code }) => code))]
  return (
    <section className={`${styles.alerts} for-screen`} aria-label="La leçon en cours">
      {rests.map(([code, { stillUntil }]) => (
        <RestAlert key={code} code={code} title={titleOf(code)} stillUntil={stillUntil} />
      ))}
      <p role="status" className="for-ears">
        {hands.length > 0 &&
          frenchSpaces(
            `${pluralize(hands.length, 'main levée', 'mains levées')} : ${hands.map(({ user }) => user.displayName).join(', ')}`,
          )}
      </p>
      {codes.map((code) => (
        <div key={code} className={styles.alert}>
          <Picture image="pictures/hand-with-fingers-splayed.svg" word="" size={32} />
          <b>{titleOf(code)}</b>
          <ul className={styles.hands} aria-label={frenchSpaces(`Mains levées : ${titleOf(code)}`)}>
            {hands
              .filter((hand) => hand.code === code)
              .map(({ user }) => (
                <li key={user.id}>
                  <Button onClick={() => emit({ type: 'lessonHandDown', code, userID: user.id })}>
                    {user.displayName} <span className={styles.go}>J'y vais</span>
                  </Button>
                </li>
              ))}
          </ul>
          {!followed.includes(code) && <FollowLink code={code} title={titleOf(code)} />}
        </div>
      ))}
    </section>
  )
}

interface LessonProps {
  code: string
  title: string
}

function RestAlert({ code, title, stillUntil }: LessonProps & { stillUntil: number }) {
  if (!useIsFuture(stillUntil)) return null
  return (
    <div className={styles.alert}>
      <p>{frenchSpaces(`« Les yeux sur moi » : les écrans attendent (${title}).`)}</p>
      <Button onClick={() => emit({ type: 'lessonCall', code, call: 'goOn', step: null })}>Continuer</Button>
      <FollowLink code={code} title={title} />
    </div>
  )
}

function FollowLink({ code, title }: LessonProps) {
  return (
    <Link to="/admin/lessons" search={{ suivre: code }} className={styles.follow}>
      Suivre la leçon<span className="for-ears">{frenchSpaces(` : ${title}`)}</span>
    </Link>
  )
}
