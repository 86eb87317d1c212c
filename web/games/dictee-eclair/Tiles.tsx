import type { RovingFocus } from '../../ui/use-roving-focus.ts'
import styles from './dictee.module.css'
import type { TileSlot } from './tile-view.ts'

interface PlacedTilesProps {
  /** The word so far, for screen readers. */
  spoken: string
  places: readonly TileSlot[]
  isEmpty: boolean
  /** Verdict on the word; undefined while it is being written. */
  verdict: string | undefined
  onTakeBack(): void
}

/** The word built so far, and a button that takes back the last letter. */
export function PlacedTiles({ spoken, places, isEmpty, verdict, onTakeBack }: PlacedTilesProps) {
  const isOpen = verdict === undefined
  return (
    <div className={styles.answer}>
      <div role="img" aria-label={spoken} className={styles.places} data-verdict={verdict}>
        {places.map(({ id, sign, isLetter }) => (
          <span key={id} className={styles.place} data-letter={isLetter || undefined}>
            {sign}
          </span>
        ))}
      </div>
      {isOpen && (
        <button
          type="button"
          className={styles.back}
          aria-label="Enlever la dernière lettre"
          aria-disabled={isEmpty || undefined}
          onClick={onTakeBack}
        >
          ⌫
        </button>
      )}
      <span className="for-ears" aria-live="polite">
        {isOpen && !isEmpty && spoken}
      </span>
    </div>
  )
}

interface TileTrayProps {
  tiles: readonly string[]
  placed: readonly number[]
  /** False once the word is judged; tiles can then no longer be tapped. */
  isOpen?: boolean
  className?: string | undefined
  label?: string
  /** Appended to the name of a placed tile. */
  placedText?: string
  roving: RovingFocus
  onPlace(tile: number): void
}

/** The tiles to choose from. */
export function TileTray({
  tiles,
  placed,
  isOpen = true,
  className,
  label = 'Les lettres',
  placedText = 'placée',
  roving,
  onPlace,
}: TileTrayProps) {
  return (
    <section
      {...roving.boardProps}
      className={[styles.tiles, className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {tiles
        .map((text, tile) => ({ text, tile, isPlaced: placed.includes(tile) }))
        .map(({ text, tile, isPlaced }) => (
          <button
            key={tile}
            type="button"
            className={styles.tile}
            aria-label={isPlaced ? `${text}, ${placedText}` : text}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isPlaced || !isOpen || undefined}
            tabIndex={roving.tabIndexOf(tile)}
            onClick={() => onPlace(tile)}
          >
            {text}
          </button>
        ))}
    </section>
  )
}
