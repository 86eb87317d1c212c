import { useLayoutEffect, useState } from 'react'
import type { Question } from '../../../domain/learning/question.ts'
import { PlacedTiles, TileTray } from '../../games/dictee-eclair/Tiles.tsx'
import { spokenWord, type TileSlot, tileFor } from '../../games/dictee-eclair/tile-view.ts'
import { useTypedLetters } from '../../games/frame/use-typed-letters.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import styles from './MissionRun.module.css'

interface LetterTilesProps {
  question: Question
  /** The tiles of an answer that was sent and is not judged yet. */
  sent?: readonly string[] | undefined
  /** Called when all tiles are placed. */
  onPlaced(texts: readonly string[]): void
}

/** A word built from tiles, tapped in order or typed. Placing the last tile answers. */
export function LetterTiles({ question: { pieces, tiles: texts, phase }, sent, onPlaced }: LetterTilesProps) {
  const [placed, setPlaced] = useState<readonly number[]>([])
  const roving = useRovingFocus(texts.length)
  const { focus } = roving
  const isOpen = phase === 'asking' && !sent
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

  // After a wrong answer, show the correct spelling.
  const shown =
    phase === 'revealed'
      ? pieces.filter((piece) => piece.isTile).map(({ text }) => text)
      : (sent ?? textsOf(placed))
  const places = slotsOf(pieces, shown)
  return (
    <div className={styles.writing}>
      <PlacedTiles
        spoken={spokenWord(places)}
        places={places}
        isEmpty={placed.length === 0 || sent !== undefined}
        verdict={phase === 'asking' ? undefined : phase === 'right' ? 'right' : 'wrong'}
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

/** The pieces with the tiles placed so far; empty where a tile is missing. */
function slotsOf(pieces: Question['pieces'], placed: readonly string[]): TileSlot[] {
  let next = 0
  return pieces.map(({ text, isTile }, id) => ({
    id,
    sign: isTile ? (placed[next++] ?? '') : text,
    isLetter: isTile,
  }))
}
