import { useId, useState } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { type Bed, hasGrown, isThirsty } from '../../../domain/learning/garden.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { useShowMore } from '../../ui/use-show-more.ts'
import styles from './garden.module.css'
import { PlantName } from './PlantName.tsx'

/** Number of plants rendered at first, and added by each "Voir plus". */
const PLANTS_PER_PAGE = 60

export interface BedProps {
  bed: Bed
  today: string
  /** Words whose plants open overnight. */
  closed: ReadonlySet<string>
  onTouch(word: RememberedWord): void
}

interface BedListProps extends BedProps {
  isOpenAtFirst: boolean
}

/** A bed in the list view: its counts, and its words once it is expanded. */
export function BedList({ bed, today, closed, isOpenAtFirst, onTouch }: BedListProps) {
  const { title, words } = bed
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { list, shownCount, showMore } = useShowMore(PLANTS_PER_PAGE)
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
          <BedCounts bed={bed} />
        </button>
      </h2>
      <div id={plantsID}>
        {isOpen && (
          <ul ref={list} className={styles.words}>
            {words.slice(0, shownCount).map((word) => (
              <li key={word.word}>
                <button type="button" className={styles.word} onClick={() => onTouch(word)}>
                  <Plant
                    strength={word.strength}
                    isThirsty={isThirsty(word, today)}
                    className={styles.drawing}
                  />
                  <span>
                    <PlantName
                      word={word}
                      today={today}
                      isGrown={hasGrown(word)}
                      isClosed={closed.has(word.word)}
                      isThirsty={isThirsty(word, today)}
                    />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {isOpen && words.length > shownCount && (
          <Button look="soft" size="pupil" onClick={showMore}>
            <Bilingual french="Voir plus" english="See more" />
          </Button>
        )}
      </div>
    </section>
  )
}

/** Summary of a bed: words, and how many have grown, bloom or are thirsty. */
export function BedCounts({ bed: { words, grown, inBloom, thirsty } }: { bed: Bed }) {
  return (
    <span className={styles.counts}>
      <span>{`${words.length} ${words.length === 1 ? 'mot' : 'mots'}`}</span>
      {grown > 0 && <span>{grown === 1 ? '1 a grandi' : `${grown} ont grandi`}</span>}
      {inBloom > 0 && <span>{`${inBloom} en fleur`}</span>}
      {thirsty > 0 && <span>{thirsty === 1 ? '1 a soif' : `${thirsty} ont soif`}</span>}
    </span>
  )
}
