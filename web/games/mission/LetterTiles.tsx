import { useLayoutEffect, useState } from 'react'
import type { Question } from '../../../domain/learning/question.ts'
import { withoutMarks } from '../../../domain/marks.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { PlacedTiles, TileTray } from '../dictee-eclair/Tiles.tsx'
import type { Place } from '../dictee-eclair/tile-view.ts'
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
  const roving = useRovingFocus(texts.length)
  const { focus } = roving
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
  useTypedLetters(roving.boardProps.ref, isOpen, (letter) => place(tileFor(letter, texts, placed)), takeBack)

  // What was wrong shows how it is written.
  const shown =
    phase === 'revealed' ? pieces.filter((piece) => piece.isTile).map(({ text }) => text) : textsOf(placed)
  const places = placesOf(pieces, shown)
  const read = places.map(({ sign }) => (sign === '' ? 'blanc' : sign === ' ' ? 'espace' : sign)).join(', ')
  return (
    <div className={styles.writing}>
      <PlacedTiles
        spoken={`Ton mot : ${read}`}
        places={places}
        isEmpty={placed.length === 0}
        verdict={isOpen ? undefined : phase === 'right' ? 'right' : 'wrong'}
        onTakeBack={takeBack}
      />
      <TileTray
        tiles={texts}
        placed={placed}
        isOpen={isOpen}
        className={isLong ? styles.long : styles.short}
        roving={roving}
        onPlace={place}
      />
    </div>
  )
}

/** The pieces with what was placed so far; empty where a tile is missing. */
function placesOf(pieces: Question['pieces'], placed: readonly string[]): Place[] {
  let next = 0
  return pieces.map(({ text, isTile }, id) => ({
    id,
    sign: isTile ? (placed[next++] ?? '') : text,
    isLetter: isTile,
  }))
}

/** The tile that a typed letter means: one that begins with it, else with an accent on it; -1 where none is left. */
function tileFor(typed: string, texts: readonly string[], placed: readonly number[]): number {
  const key = typed.normalize('NFC').toLowerCase()
  const left = (begins: (start: string) => boolean) =>
    texts.findIndex((text, tile) => !placed.includes(tile) && begins(text.charAt(0).toLowerCase()))
  const exact = left((start) => start === key)
  return exact === -1 ? left((start) => withoutMarks(start) === key) : exact
}
