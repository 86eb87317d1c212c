import { Link } from '@tanstack/react-router'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { schoolDay } from '../../../domain/calendar.ts'
import { bedsOf, isThirsty, overnight } from '../../../domain/learning/garden.ts'
import { Plant } from '../../ui/Plant.tsx'
import styles from './GardenStrip.module.css'

/** The widest screen has no space for more. */
const MAX_PLANTS = 16

interface GardenStripProps {
  words: readonly RememberedWord[]
  today: string
  timeZone: string
}

/** The pupil's garden at the edge of the yard: one link, thirsty plants first. Plants that grew today are buds. */
export function GardenStrip({ words, today, timeZone }: GardenStripProps) {
  const dayOf = (instant: string) => schoolDay(new Date(instant), timeZone)
  const plants = bedsOf(words, today).flatMap((bed) => bed.words)
  const shown = plants.slice(0, MAX_PLANTS)
  // Only for the shown plants, because computing days is slow and a pupil may know a thousand words.
  const { closed } = overnight(shown, { today, shownOn: today, dayOf })
  const thirsty = plants.filter((word) => isThirsty(word, today)).length
  return (
    <Link to="/jardin" className={styles.garden}>
      <span className={styles.sign}>
        Mon jardin <small lang="en">My garden</small>
        {thirsty > 0 && (
          <span className={styles.thirsty}>
            {thirsty === 1 ? '1 plante a soif' : `${thirsty} plantes ont soif`}
          </span>
        )}
      </span>
      <span className={styles.bed}>
        {plants.length === 0 ? (
          <Plant strength={0} />
        ) : (
          shown.map((word) => (
            <Plant
              key={word.word}
              strength={word.strength - Number(closed.has(word.word))}
              isClosed={closed.has(word.word)}
              isThirsty={isThirsty(word, today)}
            />
          ))
        )}
      </span>
    </Link>
  )
}
