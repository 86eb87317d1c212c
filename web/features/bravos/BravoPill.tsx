import { useQuery } from '@tanstack/react-query'
import { ACTIVITIES_PER_BRAVO, pillCount } from '../../../domain/economy.ts'
import { weekQuery } from '../../lib/school/week-query.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import styles from './BravoPill.module.css'

/** The signed-in pupil's progress towards the next Bravo: n / 5. */
export function BravoPill() {
  const pupilID = usePupilID()
  const { data: week } = useQuery({ ...weekQuery(pupilID ?? 0), enabled: pupilID !== null })
  if (pupilID === null || !week) return null
  const count = pillCount(week.data.length)
  return (
    <p className={styles.pill} data-full={count === ACTIVITIES_PER_BRAVO || undefined}>
      <span className="for-ears">
        {count} {count < 2 ? 'activité' : 'activités'} sur {ACTIVITIES_PER_BRAVO} cette semaine
      </span>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <span aria-hidden="true" key={count} className={styles.count}>
        {count} / {ACTIVITIES_PER_BRAVO}
      </span>
    </p>
  )
}
