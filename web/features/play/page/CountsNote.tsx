import { useVisibleLinks } from '../../../lib/menu/menu.ts'
import { useCountedPages } from '../../../lib/school/week-query.ts'
import { usePupilID } from '../../../lib/session/actor.ts'
import styles from './notes.module.css'

/** Shown before a game: whether it can still count for the pupil this week. Renders nothing for pages that never count. */
export function CountsNote({ clientID }: { clientID: string }) {
  const pupilID = usePupilID()
  const counted = useCountedPages()
  const link = useVisibleLinks().find((each) => each.clientID === clientID)
  if (pupilID === null || !link?.isBravoEnabled) return null
  return (
    <p className={styles.note} role="status">
      {counted &&
        (counted.has(clientID) ? (
          <>
            <span aria-hidden="true">✓</span> Déjà compté cette semaine{' '}
            <span lang="en">Already counted this week</span>
          </>
        ) : (
          <>
            <span aria-hidden="true">★</span> Ce jeu compte encore cette semaine{' '}
            <span lang="en">This game still counts this week</span>
          </>
        ))}
    </p>
  )
}
