import { useId, useState } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { type Bed, hasGrown, isThirsty } from '../../../domain/learning/garden.ts'
import { Button } from '../../ui/Button.tsx'
import { Plant } from '../../ui/Plant.tsx'
import styles from './BedView.module.css'

/** Number of plants rendered at first, and added by each "Voir plus". */
const PLANTS_PER_PAGE = 60

interface BedViewProps {
  bed: Bed
  today: string
  isOpenAtFirst: boolean
  onTouch(word: RememberedWord): void
}

/** A bed with its counts; expands to show its plants. */
export function BedView({ bed, today, isOpenAtFirst, onTouch }: BedViewProps) {
  const { title, words, thirsty, inBloom, grown } = bed
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [shownCount, setShownCount] = useState(PLANTS_PER_PAGE)
  const plantsID = useId()
  return (
    <section className={styles.bed}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={plantsID}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.name}>{title}</span>
          <span className={styles.counts}>
            <Count strength={1} text={`${words.length} ${words.length === 1 ? 'mot' : 'mots'}`} />
            {grown > 0 && <Count strength={3} text={grown === 1 ? '1 a grandi' : `${grown} ont grandi`} />}
            {inBloom > 0 && <Count strength={5} text={`${inBloom} en fleur`} />}
            {thirsty > 0 && (
              <Count strength={2} isThirsty text={thirsty === 1 ? '1 a soif' : `${thirsty} ont soif`} />
            )}
          </span>
        </button>
      </h2>
      <div id={plantsID}>
        {isOpen && (
          <ul className={styles.plants}>
            {words.slice(0, shownCount).map((word) => (
              <li key={word.word}>
                <PlantButton word={word} isThirsty={isThirsty(word, today)} onTouch={onTouch} />
              </li>
            ))}
          </ul>
        )}
        {isOpen && words.length > shownCount && (
          <Button look="soft" size="pupil" onClick={() => setShownCount(shownCount + PLANTS_PER_PAGE)}>
            Voir plus <small lang="en">See more</small>
          </Button>
        )}
      </div>
    </section>
  )
}

function Count({
  strength,
  isThirsty = false,
  text,
}: {
  strength: number
  isThirsty?: boolean
  text: string
}) {
  return (
    <span className={styles.count}>
      <Plant strength={strength} isThirsty={isThirsty} className={styles.small} />
      {text}
    </span>
  )
}

interface PlantButtonProps {
  word: RememberedWord
  isThirsty: boolean
  onTouch(word: RememberedWord): void
}

/** A plant. A tap waters it if it is thirsty, otherwise speaks its word. Plants that grew this week also show their earlier size. */
function PlantButton({ word, isThirsty, onTouch }: PlantButtonProps) {
  const isGrown = hasGrown(word)
  return (
    <button
      type="button"
      className={styles.plant}
      data-thirsty={isThirsty || undefined}
      onClick={() => onTouch(word)}
    >
      <span className={styles.drawings}>
        {isGrown && <Plant strength={word.before} className={styles.before} />}
        <Plant strength={word.strength} isThirsty={isThirsty} className={styles.drawing} />
      </span>
      <span className={styles.word}>{word.french}</span>
      <span className="for-ears">, {word.strength} sur 5</span>
      {isGrown && (
        <span className={styles.grown}>
          <span className="for-ears">, </span>a grandi
        </span>
      )}
      {isThirsty && <span className={styles.sign}>a soif</span>}
    </button>
  )
}
