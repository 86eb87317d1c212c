import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CheckQuestionShown, OwnCheckAnswer } from '../../../domain/api/check.ts'
import { call } from '../../lib/api/api.ts'
import { ownCheckQuery } from '../../lib/school/check-query.ts'
import { playSound, stopSound } from '../../lib/sound/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadTrouble } from '../../ui/LoadTrouble.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Check.module.css'

interface CheckProps {
  check: NonNullable<OwnCheckAnswer['data']>
  userID: number
  onClose(): void
}

type Answer = { word: string; chosen: string }

/** One question after the other, each heard and read; nothing says what was right. Sent once all are answered. */
export function Check({ check: { checkID, phase, questions }, userID, onClose }: CheckProps) {
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (all: readonly Answer[]) =>
      call('POST checks/:checkID/results', { path: { checkID }, body: { phase, answers: [...all] } }),
    onSuccess: () => queryClient.setQueryData(ownCheckQuery(userID).queryKey, null),
  })
  useEffect(() => stopSound, [])
  const question = questions[answers.length]
  const choose = (word: string, chosen: string) => {
    const all = [...answers, { word, chosen }]
    setAnswers(all)
    if (all.length === questions.length) send.mutate(all)
  }
  if (question) {
    return (
      <Question
        key={question.word}
        question={question}
        place={`${answers.length + 1} / ${questions.length}`}
        onChoose={(chosen) => choose(question.word, chosen)}
      />
    )
  }
  if (send.error) return <LoadTrouble error={send.error} onRetry={() => send.mutate(answers)} />
  return (
    <div className={styles.end} role="status">
      {send.isSuccess ? (
        <>
          <p>
            Merci! C'est fini. <span lang="en">Thank you! All done.</span>
          </p>
          <Button size="pupil" onClick={onClose}>
            Fermer <small lang="en">Close</small>
          </Button>
        </>
      ) : (
        <p>
          J'envoie… <span lang="en">Sending…</span>
        </p>
      )}
    </div>
  )
}

interface QuestionProps {
  question: CheckQuestionShown
  place: string
  onChoose(word: string): void
}

function Question({ question: { french, sound, options }, place, onChoose }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The next question is heard by itself, and by a screen reader where it stands.
  useEffect(() => {
    playSound(sound, french)
    heading.current?.focus()
  }, [sound, french])
  return (
    <div className={styles.question}>
      <p className={styles.place}>{place}</p>
      <div className={styles.asked}>
        <h3 ref={heading} tabIndex={-1} lang="fr" className={styles.word}>
          {french}
        </h3>
        <Button look="soft" onClick={() => playSound(sound, french)}>
          Écouter <small lang="en">Listen</small>
        </Button>
      </div>
      <ul className={styles.options}>
        {options.map(({ word, english, image }, index) => (
          <li key={word}>
            <button
              type="button"
              className={styles.option}
              aria-label={image === null ? undefined : `Image ${index + 1} : ${english}`}
              onClick={() => onChoose(word)}
            >
              {image === null ? (
                <span lang="en">{english}</span>
              ) : (
                <Picture image={image} word={english} size={120} isFirst />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => onChoose('?')}>
        Je ne sais pas <small lang="en">I don't know</small>
      </Button>
    </div>
  )
}
