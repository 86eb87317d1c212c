import { useState } from 'react'
import { wordsGrown } from '../../../../content/owl-counts.ts'
import type { PlantGrowth } from '../../../lib/earning/use-round-reporting.ts'
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

/** The words whose plants have grown. */
export function grownWords(
  words: readonly { id: string; word: string }[],
  plants: ReadonlyMap<string, PlantGrowth>,
): GrownWord[] {
  return words.flatMap(({ id, word }) => {
    const plant = plants.get(id)
    return plant && plant.strength > plant.before ? [{ id, word, ...plant }] : []
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
