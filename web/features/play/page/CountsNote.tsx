import { useQuery } from '@tanstack/react-query'
import { bestScoreQuery } from '../../../lib/earning/best-score.ts'
import { useVisibleLinks } from '../../../lib/menu/menu.ts'
import { useCountedPages } from '../../../lib/school/week-query.ts'
import { usePupilID } from '../../../lib/session/actor.ts'
import { BestScore } from '../BestScore.tsx'
import styles from './notes.module.css'

interface CountsNoteProps {
  clientID: string
  hasPoints?: boolean
}

/**
 * Shown before a game: whether it can still count for the pupil this week, and in a game with points the
 * pupil's own best score. Renders nothing for visitors and administrators.
 */
export function CountsNote({ clientID, hasPoints = false }: CountsNoteProps) {
  const pupilID = usePupilID()
  const counted = useCountedPages()
  const link = useVisibleLinks().find((each) => each.clientID === clientID)
  if (pupilID === null) return null
  return (
    <>
      {link?.isBravoEnabled && (
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
      )}
      {hasPoints && <OwnBest pupilID={pupilID} clientID={clientID} />}
    </>
  )
}

function OwnBest({ pupilID, clientID }: { pupilID: number; clientID: string }) {
  const { data: best } = useQuery(bestScoreQuery(pupilID, clientID))
  return <p className={styles.note}>{best !== undefined && <BestScore points={best} />}</p>
}
