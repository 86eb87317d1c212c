import { type CSSProperties, memo, useId } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { BLOOM_STRENGTH, hasGrown, isThirsty } from '../../../domain/learning/garden.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { useShowMore } from '../../ui/use-show-more.ts'
import { BedCounts, type BedProps } from './BedList.tsx'
import styles from './garden.module.css'
import { PlantName } from './PlantName.tsx'

/** Number of plants rendered at first, and added by each "Voir plus". */
const PLANTS_PER_PAGE = 24
/** A bed has another row of plants for this many words, if the window is high enough. */
const PLANTS_PER_ROW = 4
/** Only the first plants open one after the other; the others open with the last of them. */
const MAX_DELAYS = 8
const PETALS = ['#e8568a', '#f0823c', '#8f63d2', '#3f8fd8', '#d8464f']

interface BedSceneProps extends BedProps {
  /** Words whose plants opened overnight. */
  opened: ReadonlySet<string>
}

/** A bed of soil with its wooden sign and its plants. */
export const BedScene = memo(({ bed, today, closed, opened, onTouch }: BedSceneProps) => {
  const { title, words } = bed
  const { list, shownCount, showMore } = useShowMore(PLANTS_PER_PAGE)
  const titleID = useId()
  const shown = words.slice(0, shownCount)
  return (
    <section className={styles.bedScene} aria-labelledby={titleID}>
      <div className={styles.sign}>
        <h2 id={titleID} className={styles.title}>
          {title}
        </h2>
        <BedCounts bed={bed} />
      </div>
      <ul ref={list} className={styles.plants} style={rowsStyle(words.length)}>
        {shown.map((word, place) => (
          <li key={word.word}>
            <PlantButton
              word={word}
              today={today}
              isThirsty={isThirsty(word, today)}
              isClosed={closed.has(word.word)}
              isOpened={opened.has(word.word)}
              delay={Math.min(place, MAX_DELAYS)}
              onTouch={onTouch}
            />
          </li>
        ))}
        {words.length > shownCount && (
          <li className={styles.more}>
            <Button look="soft" size="pupil" onClick={showMore}>
              <Bilingual french="Voir plus" english="See more" />
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
})

function rowsStyle(words: number): CSSProperties & Record<'--rows', number> {
  return { '--rows': Math.ceil(words / PLANTS_PER_ROW) }
}

interface PlantButtonProps {
  word: RememberedWord
  today: string
  isThirsty: boolean
  isClosed: boolean
  isOpened: boolean
  /** Index among the plants that open. Later ones open later. */
  delay: number
  onTouch(word: RememberedWord): void
}

/**
 * A plant with its word's picture, in its blossom or on a tag. A tap waters it if it is thirsty, otherwise
 * speaks its word.
 */
const PlantButton = memo(
  ({ word, today, isThirsty, isClosed, isOpened, delay, onTouch }: PlantButtonProps) => {
    const { strength, image, french } = word
    const isBloom = strength === BLOOM_STRENGTH && !isClosed
    const isGrown = hasGrown(word)
    const style = { '--petal': PETALS[hueOf(word.word)], '--delay': `${200 + delay * 120}ms` }
    return (
      <button
        type="button"
        className={styles.plant}
        data-thirsty={isThirsty || undefined}
        style={style as CSSProperties}
        onClick={() => onTouch(word)}
      >
        <span className={styles.drawings}>
          {isOpened && (
            <Plant strength={strength - 1} isClosed className={`${styles.sceneDrawing} ${styles.bud}`} />
          )}
          <span className={isOpened ? styles.opening : styles.still}>
            <Plant
              strength={isClosed ? strength - 1 : strength}
              isClosed={isClosed}
              isThirsty={isThirsty}
              className={styles.sceneDrawing}
            />
            {isBloom && image !== null && (
              <span className={styles.face} data-thirsty={isThirsty || undefined}>
                <Picture image={image} word={french} size={36} className={styles.picture} />
              </span>
            )}
          </span>
          {!isBloom && image !== null && (
            <span className={styles.tag}>
              <Picture image={image} word={french} size={40} className={styles.picture} />
            </span>
          )}
          {isGrown && !isClosed && <Butterfly />}
        </span>
        <span className={styles.sceneName}>
          <PlantName word={word} today={today} isGrown={isGrown} isClosed={isClosed} isThirsty={isThirsty} />
        </span>
      </button>
    )
  },
)

/** The same word always has a blossom of the same colour. */
function hueOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PETALS.length
}

function Butterfly() {
  return (
    <svg className={styles.butterfly} viewBox="0 0 32 28" width={32} height={28} aria-hidden="true">
      <path fill="#7443b5" d="M15 13Q4-3 1 5t13 9q-13 1-9 9t10-7z" />
      <path fill="#b28ae6" d="M17 13Q28-3 31 5t-13 9q13 1 9 9t-10-7z" />
      <path fill="#34264f" d="M15 8h2l1 7-2 9-2-9z" />
    </svg>
  )
}
