import { useLayoutEffect, useRef, useState } from 'react'
import type { Sentence } from '../../lib/api/api.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import type { Stopwatch } from '../frame/use-stopwatch.ts'
import { useTypedLetters } from '../frame/use-typed-letters.ts'
import styles from './dictee.module.css'
import { PlacedTiles, TileTray } from './Tiles.tsx'
import { slotsOf, spokenSlots, textOf, tileFor } from './tile-view.ts'
import { WritingForm, type WritingProps } from './WritingForm.tsx'

interface TileWritingProps extends WritingProps {
  wanted: string
  /** The letters of `wanted`, shuffled. */
  tiles: readonly string[]
  isPaused: boolean
  watch: Stopwatch
}

const LETTERS_LEFT_TEXT: Sentence = {
  message: 'Il reste des lettres : touche-les, ou « Je ne sais pas ».',
  english: 'There are letters left: touch them, or press "I don\'t know".',
}

/** A word built from letter tiles, which are tapped in order or typed. */
export function TileWriting({
  wanted,
  tiles,
  isPaused,
  watch,
  verdict,
  result,
  onWrite,
  ...form
}: TileWritingProps) {
  const board = useRef<HTMLFormElement>(null)
  const lastKey = useRef(0)
  const [placed, setPlaced] = useState<readonly number[]>([])
  const [isMissing, setMissing] = useState(false)
  const roving = useRovingFocus(tiles.length)
  const { focus } = roving
  const tray = roving.boardProps.ref
  const letters = placed.map((tile) => tiles[tile] ?? '')
  const isWhole = placed.length === tiles.length

  const put = (next: readonly number[]) => {
    if (result !== null) return
    lastKey.current = Math.round(watch.read())
    setMissing(false)
    setPlaced(next)
  }
  const place = (tile: number) => {
    if (tile >= 0 && !placed.includes(tile)) put([...placed, tile])
  }
  const takeBack = () => put(placed.slice(0, -1))
  useTypedLetters(
    board,
    result === null && !isPaused,
    (letter) => place(tileFor(letter, tiles, placed)),
    takeBack,
  )
  // Once all letters are placed, focus the check button.
  useLayoutEffect(() => {
    if (!isWhole || !tray.current?.contains(document.activeElement)) return
    board.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus({ preventScroll: true })
  }, [isWhole, tray])

  return (
    <WritingForm
      ref={board}
      label={
        <span className={styles.label}>
          <Bilingual french="Touche les lettres" english="Touch the letters" />
        </span>
      }
      notice={isMissing ? LETTERS_LEFT_TEXT : null}
      field={
        <PlacedTiles
          spoken={spokenSlots(wanted, letters)}
          places={slotsOf(wanted, letters)}
          isEmpty={placed.length === 0}
          verdict={verdict}
          onTakeBack={takeBack}
        />
      }
      keys={<TileTray tiles={tiles} placed={placed} roving={roving} onPlace={place} />}
      result={result}
      focus={() => focus(0)}
      onCheck={() => {
        if (isWhole) return onWrite(textOf(wanted, letters), lastKey.current)
        setMissing(true)
        focus(tiles.findIndex((_letter, tile) => !placed.includes(tile)))
      }}
      {...form}
    />
  )
}
