import { useState } from 'react'
import type { GameItem } from '../../../domain/games/game.ts'
import { wordID } from '../../../domain/learning/first-try.ts'
import type { Growth } from '../../lib/earning/use-growth.ts'
import { Plant } from '../../ui/Plant.tsx'
import styles from './GrownWords.module.css'

/** So many plants are shown; of more it is said how many there are. */
const MOST_SHOWN = 6

interface GrownWordsProps {
  growth: Growth
  /** All that the game asks for. */
  items: readonly GameItem[]
}

/** The plants that have grown by a game, once that is known. Where it was awaited its space is kept, so that nothing moves under a finger. */
export function GrownWords({ growth, items }: GrownWordsProps) {
  const [wasAwaited] = useState(growth === 'awaited')
  const grown = growth === 'awaited' || growth === null ? [] : growth
  const words = grown.flatMap(({ word, strength }) => {
    const item = items.find((each) => wordID(each) === word)
    return item ? [{ id: word, word: item.word, strength }] : []
  })
  if (words.length === 0 && !wasAwaited) return null
  const isOne = words.length === 1
  return (
    <div className={styles.place} data-kept={wasAwaited || undefined}>
      <p role="status" className={styles.count}>
        {words.length > 0 && (
          <>
            {isOne ? '1 mot a grandi!' : `${words.length} mots ont grandi!`}{' '}
            <small lang="en">{isOne ? '1 word has grown!' : `${words.length} words have grown!`}</small>
          </>
        )}
      </p>
      {words.length > 0 && (
        <ul className={styles.plants}>
          {words.slice(0, MOST_SHOWN).map(({ id, word, strength }) => (
            <li key={id}>
              <Plant strength={strength} className={styles.plant} />
              <span>
                {word}
                <span className="for-ears"> : {strength} sur 5</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
