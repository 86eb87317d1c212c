import { wordsGrown } from '../../../content/owl-counts.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Plant } from '../../ui/Plant.tsx'
import type { GrownWord } from '../play/end/GrownWords.tsx'
import styles from './garden.module.css'
import { goodbyeText } from './goodbye.ts'

interface BudsProps {
  words: readonly GrownWord[]
  /** True while the server has not confirmed the answers. Reserves the space of the buds. */
  isPending: boolean
  /** The school day of the mission. */
  date: string
}

/** The plants that a mission has grown: closed buds, which open overnight in the garden. */
export function Buds({ words, isPending, date }: BudsProps) {
  if (words.length === 0 && !isPending) return null
  const { french, english } = wordsGrown.text(words.length)
  const farewell = goodbyeText(date)
  return (
    <div className={styles.place}>
      <p role="status" className={styles.count}>
        {words.length > 0 && <Bilingual french={french} english={english} />}
      </p>
      {words.length > 0 && (
        <>
          <ul className={styles.buds}>
            {words.map(({ id, word, strength, before }) => (
              <li key={id}>
                <Plant strength={strength - 1} isClosed className={styles.smallBud} />
                <span>
                  {word}
                  <span className="for-ears">
                    {' '}
                    : {strength} sur 5{before !== undefined && `, avant ${before}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.night}>
            Tes bourgeons s'ouvrent cette nuit. <span className={styles.goodbye}>{farewell.french}</span>{' '}
            <small lang="en">Your buds open tonight. {farewell.english}</small>
          </p>
        </>
      )}
    </div>
  )
}
