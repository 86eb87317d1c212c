import type { LessonStep, PupilInLesson } from '../../../../domain/api/lesson.ts'
import { dateInWords } from '../../../../domain/day-in-words.ts'
import type { PupilLive } from '../../../lib/live/live-lesson.ts'
import { deviceDay } from '../../../lib/school/school-today.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './LessonLive.module.css'

export interface FollowedPupil extends Omit<PupilInLesson, 'userID'> {
  id: number
  /** The room's last report; null if there is none yet. */
  live: PupilLive | null
}

interface PupilCardProps {
  pupil: FollowedPupil
  steps: readonly LessonStep[]
  nameOf(clientID: string): string
}

/** A pupil's place, finished steps and raised hand. */
export function PupilCard({ pupil, steps, nameOf }: PupilCardProps) {
  const { displayName, classCode, live } = pupil
  const done = steps.filter(({ clientID }) => pupil.done.some(({ step }) => step === clientID)).length
  return (
    <li className={styles.pupil} data-state={live?.hasHandUp ? 'hand' : live?.isHere ? 'here' : 'away'}>
      {live?.hasHandUp ? (
        <Picture image="pictures/hand-with-fingers-splayed.svg" word="Main levée" size={36} />
      ) : (
        <Avatar person={pupil} size={36} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{displayName}</b> {classCode !== '' && `(${classCode})`}
        </p>
        <p className={styles.place}>
          {live?.isHere ? placeOf(live, nameOf) : <LastVisit live={live} done={pupil.done} />}
        </p>
        <p className={styles.ticks}>
          <span aria-hidden="true">
            {done}/{steps.length}
          </span>
          <span className="for-ears">
            {done} sur {steps.length}
          </span>
        </p>
      </div>
    </li>
  )
}

function placeOf({ step }: PupilLive, nameOf: (clientID: string) => string): string {
  return step === null ? 'Entre deux étapes' : nameOf(step)
}

/** Time of the room's last report, else of the last finished step. */
function LastVisit({ live, done }: Pick<FollowedPupil, 'live' | 'done'>) {
  const last = live?.seen ?? Math.max(0, ...done.map(({ at }) => Date.parse(at)))
  if (last === 0) return 'Aucune visite'
  const at = new Date(last)
  const isToday = at.toDateString() === new Date().toDateString()
  const day = isToday ? '' : `le ${dateInWords(deviceDay(at))} `
  const time = at.toLocaleTimeString('fr-CA', { hour: 'numeric', minute: '2-digit' })
  return (
    <>
      Hors ligne · <span className="for-ears">dernière visite </span>
      {day}à {time}
    </>
  )
}
