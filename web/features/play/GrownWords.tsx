import { useState } from 'react'
import { wordsGrown } from '../../../content/owl-counts.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { wordID } from '../../../domain/learning/first-try.ts'
import type { Growth } from '../../lib/earning/use-growth.ts'
import { Plant } from '../../ui/Plant.tsx'
import styles from './GrownWords.module.css'

/** So many plants are shown; of more it is said how many there are. */
const MOST_SHOWN = 6

interface ShownPlant {
  id: string
  word: string
  strength: number
}

/** The words that have grown, of those that the game asks for; none as long as it is not known. */
export function grownOf(growth: Growth, items: readonly GameItem[]): ShownPlant[] {
  if (growth === 'awaited' || growth === null) return []
  return growth.flatMap(({ word, strength }) => {
    const item = items.find((each) => wordID(each) === word)
    return item ? [{ id: word, word: item.word, strength }] : []
  })
}

interface GrownWordsProps {
  words: readonly ShownPlant[]
  /** It is not known yet which. */
  isAwaited: boolean
}

/** The plants that have grown by a game, once that is known. Where it was awaited its space is kept, so that nothing moves under a finger. */
export function GrownWords({ words, isAwaited }: GrownWordsProps) {
  const [wasAwaited] = useState(isAwaited)
  if (words.length === 0 && !wasAwaited) return null
  const { french, english } = wordsGrown.text(words.length)
  return (
    <div className={styles.place} data-kept={wasAwaited || undefined}>
      <p role="status" className={styles.count}>
        {words.length > 0 && (
          <>
            {french} <small lang="en">{english}</small>
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
