import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { StoryQuestion } from '../../../domain/api/story.ts'
import { pace } from '../../lib/display/pace.ts'
import { resting } from '../../lib/lesson/resting.ts'
import { listen, playSound } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './VideoQuestion.module.css'

/** How long the right answer is shown before the video continues. */
const RIGHT_ANSWER_MS = 1500

interface VideoQuestionProps {
  question: StoryQuestion
  /** Called after the right answer. */
  onAnswered(): void
}

/** The question that a video waits for. A wrong answer can be followed by another. */
export function VideoQuestion({ question, onAnswered }: VideoQuestionProps) {
  const { french, english, sound, choices } = question
  const [tried, setTried] = useState<readonly string[]>([])
  const titleID = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const right = choices[0]?.french ?? ''
  const isRight = tried.includes(right)
  const isResting = resting.use()
  useLayoutEffect(() => title.current?.focus(), [])
  useEffect(() => playSound(sound, french), [sound, french])
  useEffect(() => {
    if (!isRight || isResting) return
    const timer = setTimeout(onAnswered, RIGHT_ANSWER_MS * pace())
    return () => clearTimeout(timer)
  }, [isRight, isResting, onAnswered])

  return (
    <section className={styles.question} aria-labelledby={titleID}>
      <h2 ref={title} id={titleID} tabIndex={-1} className={styles.title}>
        <Bilingual french={french} english={english} />
      </h2>
      <button type="button" className={styles.hear} onClick={() => listen(sound, french)}>
        <SpeakerIcon />
        <span className="for-ears">Écouter la question</span>
      </button>
      <ul className={styles.answers}>
        {choices.toSorted(byText).map((choice) => {
          const look = !tried.includes(choice.french)
            ? undefined
            : choice.french === right
              ? 'right'
              : 'wrong'
          return (
            <li key={choice.french}>
              <button
                type="button"
                className={styles.answer}
                data-look={look}
                aria-disabled={isRight || look === 'wrong' || undefined}
                onClick={() => {
                  if (isRight) return
                  setTried([...tried, choice.french])
                  playSound(choice.sound, choice.french)
                }}
              >
                <Picture image={choice.image} word={choice.french} size={72} isFirst />
                <span>
                  {look && <span aria-hidden="true">{look === 'right' ? '✓' : '✗'} </span>}
                  {choice.french}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.verdict}>
        {isRight ? (
          <Bilingual french="Oui!" english="Yes!" />
        ) : (
          tried.length > 0 && <Bilingual french="Non! Essaie encore." english="No! Try again." />
        )}
      </p>
    </section>
  )
}

/** Sorts the answers by text, because the right one comes first in the data. */
function byText(one: { french: string }, other: { french: string }): number {
  return one.french.localeCompare(other.french, 'fr')
}
