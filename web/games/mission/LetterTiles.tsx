import { useLayoutEffect, useState } from 'react'
import type { Question } from '../../../domain/learning/question.ts'
import { withoutMarks } from '../../../domain/marks.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import tiles from '../dictee-eclair/TileWriting.module.css'
import { useRovingFocus } from '../use-roving-focus.ts'
import { useTypedLetters } from '../use-typed-letters.ts'
import styles from './LetterTiles.module.css'

interface LetterTilesProps {
  question: Question
  /** All tiles have their places. */
  onPlaced(texts: readonly string[]): void
}

/** A word that is put together from tiles, which are touched in their order, or typed. The last one answers. */
export function LetterTiles({ question: { pieces, tiles: texts, phase }, onPlaced }: LetterTilesProps) {
  const [placed, setPlaced] = useState<readonly number[]>([])
  const { boardProps, tabIndexOf, focus } = useRovingFocus(texts.length)
  const tray = boardProps.ref
  const isOpen = phase === 'asking'
  const isLong = texts.some((text) => text.length > 1)
  const textsOf = (places: readonly number[]) => places.map((tile) => texts[tile] ?? '')

  useLayoutEffect(() => {
    if (isFocusFree(null)) focus(0)
  }, [focus])
  const place = (tile: number) => {
    if (!isOpen || tile < 0 || placed.includes(tile)) return
    const next = [...placed, tile]
    setPlaced(next)
    if (next.length === texts.length) onPlaced(textsOf(next))
  }
  const takeBack = () => {
    if (isOpen) setPlaced(placed.slice(0, -1))
  }
  useTypedLetters(tray, isOpen, (letter) => place(tileFor(letter, texts, placed)), takeBack)

  // What was wrong shows how it is written.
  const shown =
    phase === 'revealed' ? pieces.filter((piece) => piece.isTile).map(({ text }) => text) : textsOf(placed)
  const places = placesOf(pieces, shown)
  const read = places.map(({ text }) => (text === '' ? 'blanc' : text === ' ' ? 'espace' : text)).join(', ')
  return (
    <div className={styles.writing}>
      <div className={tiles.answer}>
        <div
          role="img"
          aria-label={`Ton mot : ${read}`}
          className={tiles.places}
          data-verdict={isOpen ? undefined : phase === 'right' ? 'right' : 'wrong'}
        >
          {places.map(({ id, text, isTile }) => (
            <span key={id} className={tiles.place} data-letter={isTile || undefined}>
              {text}
            </span>
          ))}
        </div>
        {isOpen && (
          <button
            type="button"
            className={tiles.back}
            aria-label="Enlever la dernière lettre"
            aria-disabled={placed.length === 0 || undefined}
            onClick={takeBack}
          >
            ⌫
          </button>
        )}
        <span className="for-ears" aria-live="polite">
          {placed.length > 0 && isOpen && `Ton mot : ${read}`}
        </span>
      </div>
      <section
        {...boardProps}
        className={`${tiles.tiles} ${isLong ? styles.long : styles.short}`}
        aria-label="Les lettres"
      >
        {texts
          .map((text, tile) => ({ text, tile, isPlaced: placed.includes(tile) }))
          .map(({ text, tile, isPlaced }) => (
            <button
              key={tile}
              type="button"
              className={tiles.tile}
              aria-label={isPlaced ? `${text}, placée` : text}
              // Not `disabled`: that would throw the focus off the letters.
              aria-disabled={isPlaced || !isOpen || undefined}
              tabIndex={tabIndexOf(tile)}
              onClick={() => place(tile)}
            >
              {text}
            </button>
          ))}
      </section>
    </div>
  )
}

/** The pieces with what was placed so far; empty where a tile is missing. */
function placesOf(pieces: Question['pieces'], placed: readonly string[]) {
  let next = 0
  return pieces.map(({ text, isTile }, id) => ({ id, isTile, text: isTile ? (placed[next++] ?? '') : text }))
}

/** The tile that a typed letter means: one that begins with it, else with an accent on it; -1 where none is left. */
function tileFor(typed: string, texts: readonly string[], placed: readonly number[]): number {
  const key = typed.normalize('NFC').toLowerCase()
  const left = (begins: (start: string) => boolean) =>
    texts.findIndex((text, tile) => !placed.includes(tile) && begins(text.charAt(0).toLowerCase()))
  const exact = left((start) => start === key)
  return exact === -1 ? left((start) => withoutMarks(start) === key) : exact
}
