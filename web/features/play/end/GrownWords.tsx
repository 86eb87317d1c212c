import { useState } from 'react'
import { wordsGrown } from '../../../../content/owl-counts.ts'
import type { GameItem } from '../../../../domain/games/game.ts'
import { taughtText, wordID } from '../../../../domain/learning/first-try.ts'
import { isPlant } from '../../../../domain/learning/plant.ts'
import type { PlantGrowth, RoundGrowth } from '../../../lib/earning/use-round-reporting.ts'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Plant } from '../../../ui/Plant.tsx'
import styles from './result.module.css'

export interface GrownWord {
  id: string
  word: string
  strength: number
  /** Strength before the round. If set, it is shown next to the current one. */
  before?: number
}

/** The words whose plants have grown. Sentences have no plants. */
export function grownWords(
  words: readonly { id: string; word: string }[],
  plants: ReadonlyMap<string, PlantGrowth>,
): GrownWord[] {
  return words.flatMap(({ id, word }) => {
    const plant = plants.get(id)
    return plant && plant.strength > plant.before && isPlant({ french: word }) ? [{ id, word, ...plant }] : []
  })
}

/** The items of a game whose plants have grown. Empty while answers are pending. */
export function grownItems({ plants, isPending }: RoundGrowth, items: readonly GameItem[]): GrownWord[] {
  if (isPending) return []
  return [...plants].flatMap(([id, { strength, before }]) => {
    const item = items.find((each) => wordID(each) === id)
    return item && strength > before && isPlant({ french: taughtText(item) })
      ? [{ id, word: item.word, strength }]
      : []
  })
}

interface GrownWordsProps {
  words: readonly GrownWord[]
  /** True while the server has not confirmed the answers. */
  isPending: boolean
  /** Maximum number of plants drawn. The sentence counts all of them. */
  max?: number
}

/**
 * Words whose plants have grown in a round. Reserves its space if they are pending at first, to prevent a
 * layout shift.
 */
export function GrownWords({ words, isPending, max }: GrownWordsProps) {
  const [wasPending] = useState(isPending)
  if (words.length === 0 && !wasPending) return null
  const { french, english } = wordsGrown.text(words.length)
  return (
    <div className={styles.place} data-reserved={wasPending || undefined}>
      <p role="status" className={styles.count}>
        {words.length > 0 && <Bilingual french={french} english={english} />}
      </p>
      {words.length > 0 && (
        <ul className={styles.plants}>
          {words.slice(0, max).map(({ id, word, strength, before }) => (
            <li key={id}>
              <span className={styles.change}>
                {before !== undefined && (
                  <>
                    <Plant strength={before} className={styles.before} />
                    <span aria-hidden="true">➜</span>
                  </>
                )}
                <Plant strength={strength} className={styles.plant} />
              </span>
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
      )}
    </div>
  )
}
