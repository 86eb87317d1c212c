import type { LessonStep, PupilInLesson } from '../../../../domain/api/lesson.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './LessonLive.module.css'
import type { PupilLive } from './live-lesson.ts'

export interface FollowedPupil extends Omit<PupilInLesson, 'userID'> {
  id: number
  /** What the room has told of the pupil; null where nothing yet. */
  live: PupilLive | null
}

interface PupilCardProps {
  pupil: FollowedPupil
  steps: readonly LessonStep[]
  nameOf(clientID: string): string
  onHandDown(): void
}

/** Where a pupil is in a lesson, what they have done of it, and whether they ask for help. */
export function PupilCard({ pupil, steps, nameOf, onHandDown }: PupilCardProps) {
  const { displayName, classCode, live } = pupil
  const done = new Map(pupil.done.map(({ step, at }) => [step, at]))
  const counted = steps.filter(({ clientID }) => done.has(clientID))
  return (
    <li className={styles.pupil} data-state={live?.hasHandUp ? 'hand' : live?.isHere ? 'here' : 'away'}>
      <Avatar person={pupil} size={48} />
      <div className={styles.words}>
        <b>{displayName}</b> {classCode !== '' && <span>({classCode})</span>}
        <p>{placeOf(live, nameOf)}</p>
        <p className={styles.ticks}>
          <span aria-hidden="true">
            {steps.map(({ clientID }) => (done.has(clientID) ? '●' : '○')).join('')}{' '}
          </span>
          {counted.length} sur {steps.length}
        </p>
        {!live?.isHere && <p className={styles.seen}>{seenText(live, pupil.done)}</p>}
      </div>
      {live?.hasHandUp && (
        <Button aria-label={`J'y vais : ${displayName}`} onClick={onHandDown}>
          <Picture image="pictures/hand-with-fingers-splayed.svg" word="" size={28} /> J'y vais
        </Button>
      )}
    </li>
  )
}

function placeOf(live: PupilLive | null, nameOf: (clientID: string) => string): string {
  if (!live?.isHere) return 'Pas là'
  return live.step === null ? 'Sur le site, entre deux étapes' : nameOf(live.step)
}

/** When the pupil was there last: as the room told it, else when the last step was done. */
function seenText(live: PupilLive | null, done: PupilInLesson['done']): string {
  const last = live?.seen ?? Math.max(0, ...done.map(({ at }) => Date.parse(at)))
  if (last === 0) return 'Aucune visite'
  const at = new Date(last)
  const isToday = at.toDateString() === new Date().toDateString()
  const time = at.toLocaleTimeString('fr-CA', { hour: 'numeric', minute: '2-digit' })
  return `Vu ${isToday ? 'à' : `le ${at.toLocaleDateString('fr-CA', { day: 'numeric', month: 'long' })} à`} ${time}`
}
