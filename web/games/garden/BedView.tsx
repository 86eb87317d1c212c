import { useId, useState } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { type Bed, hasGrown, isThirsty } from '../../../domain/learning/garden.ts'
import { Button } from '../../ui/Button.tsx'
import { Plant } from '../../ui/Plant.tsx'
import styles from './BedView.module.css'

/** So many plants of a bed are drawn at first. */
const MOST_DRAWN = 60

interface BedViewProps {
  bed: Bed
  today: string
  isOpenAtFirst: boolean
  onTouch(word: RememberedWord): void
}

/** A bed: its name and what stands there; its plants once it is opened. */
export function BedView({ bed, today, isOpenAtFirst, onTouch }: BedViewProps) {
  const { title, words, thirsty, inBloom, grown } = bed
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [drawn, setDrawn] = useState(MOST_DRAWN)
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
            {words.slice(0, drawn).map((word) => (
              <li key={word.word}>
                <PlantButton word={word} isThirsty={isThirsty(word, today)} onTouch={onTouch} />
              </li>
            ))}
          </ul>
        )}
        {isOpen && words.length > drawn && (
          <Button look="soft" size="pupil" onClick={() => setDrawn(drawn + MOST_DRAWN)}>
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

/** A plant: a touch waters it where it is thirsty, else its word is heard. What has grown this week stands beside what it was. */
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
