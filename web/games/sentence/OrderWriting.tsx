import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { choiceOf } from '../../../domain/games/choices.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { endMark, type SentenceItem } from '../../../domain/games/sentence-deck.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import writing from '../dictee-eclair/dictee.module.css'
import { TileTray } from '../dictee-eclair/Tiles.tsx'
import { tileFor } from '../dictee-eclair/tile-view.ts'
import { WritingForm, type WritingProps } from '../dictee-eclair/WritingForm.tsx'
import type { Stopwatch } from '../frame/use-stopwatch.ts'
import { useTypedLetters } from '../frame/use-typed-letters.ts'
import styles from './sentence.module.css'
import { misplacedTiles } from './sentence-view.ts'

interface OrderWritingProps extends WritingProps {
  item: SentenceItem
  tiles: readonly string[]
  /** Sounds that tiles play when touched; null if tiles are silent. */
  sounds: readonly GameItem[] | null
  /** The last answer, if it was wrong. */
  refused: string | null
  hint: ReactNode
  isPaused: boolean
  watch: Stopwatch
}

const WORDS_LEFT_TEXT: Sentence = {
  message: 'Il reste des mots : touche-les, ou « Je ne sais pas ».',
  english: 'There are words left: touch them, or press "I don\'t know".',
}

/** A sentence built from word tiles. A touched tile fills the first free place; a placed one is taken back. */
export function OrderWriting({
  item,
  tiles,
  sounds,
  refused,
  hint,
  isPaused,
  watch,
  verdict,
  result,
  onWrite,
  ...form
}: OrderWritingProps) {
  const board = useRef<HTMLFormElement>(null)
  const [places, setPlaces] = useState<readonly (number | null)[]>(() => tiles.map(() => null))
  const [isMissing, setMissing] = useState(false)
  const roving = useRovingFocus(tiles.length)
  const { focus } = roving
  const tray = roving.boardProps.ref
  const isOpen = result === null
  const placed = places.filter((tile) => tile !== null)
  const texts = places.map((tile) => (tile === null ? '' : (tiles[tile] ?? '')))
  const isWhole = placed.length === tiles.length
  const text = texts.filter((each) => each !== '').join(' ')
  const wrong = isWhole && text === refused ? misplacedTiles(item, texts) : []

  const put = (tile: number) => {
    const free = places.indexOf(null)
    if (!isOpen || tile < 0 || placed.includes(tile) || free === -1) return
    setMissing(false)
    setPlaces(places.with(free, tile))
    const word = tiles[tile] ?? ''
    if (sounds) playSound(choiceOf(word, sounds).sound, word)
  }
  const takeBack = (place: number) => {
    const tile = places[place]
    if (!isOpen || tile === null || tile === undefined) return
    setPlaces(places.with(place, null))
    focus(tile)
  }
  useTypedLetters(
    board,
    isOpen && !isPaused,
    (letter) => put(tileFor(letter, tiles, placed)),
    () => takeBack(places.findLastIndex((tile) => tile !== null)),
  )
  // Once all words are placed, focus the check button.
  useLayoutEffect(() => {
    if (!isWhole || !tray.current?.contains(document.activeElement)) return
    board.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus({ preventScroll: true })
  }, [isWhole, tray])

  return (
    <WritingForm
      ref={board}
      label={
        <span className={writing.label}>
          <Bilingual french="Mets les mots en ordre" english="Put the words in order" />
        </span>
      }
      notice={isMissing ? WORDS_LEFT_TEXT : null}
      field={
        <section className={styles.places} aria-label="Ta phrase" data-verdict={verdict}>
          {texts.map((word, place) =>
            word === '' || !isOpen ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: A place has no other identity.
              <span key={place} className={styles.place} data-filled={word !== '' || undefined}>
                {word}
              </span>
            ) : (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: A place has no other identity.
                key={place}
                type="button"
                className={styles.place}
                data-filled
                data-look={wrong.includes(place) ? 'wrong' : undefined}
                aria-label={`Enlever ${word}${wrong.includes(place) ? ', mal placé' : ''}`}
                onClick={() => takeBack(place)}
              >
                {word}
              </button>
            ),
          )}
          <span className={styles.mark}>{endMark(item.word)}</span>
        </section>
      }
      keys={
        <>
          {hint}
          <TileTray
            tiles={tiles}
            placed={placed}
            className={styles.words}
            label="Les mots"
            placedText="placé"
            roving={roving}
            onPlace={put}
          />
          <span className="for-ears" aria-live="polite">
            {text !== '' && `Ta phrase : ${text}`}
          </span>
        </>
      }
      result={result}
      focus={() => focus(0)}
      onCheck={() => {
        if (isWhole) return onWrite(text, Math.round(watch.read()))
        setMissing(true)
        focus(tiles.findIndex((_word, tile) => !placed.includes(tile)))
      }}
      {...form}
    />
  )
}
