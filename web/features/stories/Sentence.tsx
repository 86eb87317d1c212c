import { type KeyboardEvent, useRef, useState } from 'react'
import type { StoryWord } from '../../../domain/api/story.ts'
import type { SpokenText } from '../../../domain/api/text.ts'
import { splitSentence } from '../../../domain/story-words.ts'
import { useSpeech } from '../../lib/sound/use-speech.ts'
import { SpeakSlot } from '../../lib/speaking/speaking.tsx'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { gridKeyTarget } from '../../ui/grid-keys.ts'
import styles from './stories.module.css'

/** A touched word: its text, and the word bank's entry if there is one. */
export interface TouchedWord {
  text: string
  known: StoryWord | null
}

interface SentenceProps {
  sentence: SpokenText
  words: StoryWord[]
  isReading: boolean
  onTouch(word: TouchedWord): void
}

/**
 * A sentence whose words are spoken when touched. For keyboards and screen readers it is one labelled
 * element, in which arrow keys move between words.
 */
export function Sentence({ sentence, words, isReading, onTouch }: SentenceProps) {
  const french = frenchSpaces(sentence.french)
  const parts = splitSentence(french, words)
  const spoken = parts.filter((part) => part.isWord)
  const [chosen, setChosen] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { isMute } = useSpeech(sentence)

  const touch = (place: number) => {
    const word = spoken[place]
    if (!word) return
    setChosen(place)
    setTouched(true)
    onTouch(word)
  }
  const press = (event: KeyboardEvent, place: number) => {
    const next = event.key === 'Enter' || event.key === ' ' ? place : nextPlace(event, place, spoken.length)
    if (next === null) return
    event.preventDefault()
    const word = list.current?.children[next]
    if (word instanceof HTMLElement) word.focus()
    if (next !== place || !event.key.startsWith('Arrow')) touch(next)
  }

  return (
    <div className={styles.sentence} data-reading={isReading || undefined} data-mute={isMute || undefined}>
      <div ref={list} role="listbox" aria-label={french} aria-orientation="horizontal">
        {parts.map((part) => {
          if (!part.isWord) return part.text
          const place = spoken.indexOf(part)
          return (
            <span
              key={part.at}
              role="option"
              aria-selected={isTouched && place === chosen}
              tabIndex={place === chosen ? 0 : -1}
              className={styles.word}
              data-known={part.known ? true : undefined}
              onClick={() => touch(place)}
              onKeyDown={(event) => press(event, place)}
            >
              {part.text}
            </span>
          )
        })}
      </div>
      <SpeakSlot text={sentence} />
      <span className={styles.english} lang="en">
        {sentence.english}
      </span>
    </div>
  )
}

/** Arrow keys stay within the sentence, so that they do not turn the page at its ends. */
function nextPlace(event: KeyboardEvent, place: number, count: number): number | null {
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  return gridKeyTarget(event, place, count, count) ?? (isAcross ? place : null)
}
