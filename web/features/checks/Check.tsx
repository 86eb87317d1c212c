import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { OwnCheckAnswer, ShownCheckQuestion } from '../../../domain/api/check.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { ownCheckQuery } from '../../lib/school/check-query.ts'
import { hasTimedOut } from '../../lib/session/unsent-work.ts'
import { useSignOutNotice } from '../../lib/session/use-sign-out-notice.ts'
import { listen, playSound, stopSound } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/Loading.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import styles from './Check.module.css'
import { type CheckAnswer, isCheckClosed, saveAnswers, savedAnswers, sendCheck } from './saved-check.ts'

interface CheckProps {
  check: NonNullable<OwnCheckAnswer['data']>
  userID: number
  onClose(): void
}

const TASK_TEXTS = {
  pictures: { french: 'Écoute, puis touche la bonne image.', english: 'Listen, then tap the right picture.' },
  words: { french: 'Écoute, puis touche la bonne réponse.', english: 'Listen, then tap the right answer.' },
}
const DO_NOT_KNOW_TEXT: OwlText = {
  french: "Si tu ne sais pas, touche le point d'interrogation.",
  english: 'If you do not know, tap the question mark.',
}
const CHECK_OVER_TEXT: OwlText = { french: "Merci! C'est fini.", english: 'Thank you! All done.' }
const CHECK_IS_KEPT = {
  message: 'Ta session est finie : reconnecte-toi, et tu pourras continuer.',
  english: 'Your session is over: sign in again to go on.',
}
const CHECK_CLOSED_TEXT: OwlText = {
  french: "C'est fini pour aujourd'hui. Merci!",
  english: 'That is all for today. Thank you!',
}

/**
 * Asks one question after another, each spoken and written, without feedback. Answers are stored, so that an
 * interrupted check continues; they are sent together, because part of a check measures too little.
 */
export function Check({ check: { checkID, phase, questions }, userID, onClose }: CheckProps) {
  const [answers, setAnswers] = useState(() => savedAnswers({ userID, checkID, phase }))
  const queryClient = useQueryClient()
  const { data: now } = useQuery(ownCheckQuery(userID))
  const send = useMutation({
    mutationFn: (all: readonly CheckAnswer[]) => sendCheck({ userID, checkID, phase }, all),
    onSuccess() {
      const { queryKey } = ownCheckQuery(userID)
      queryClient.setQueryData(queryKey, null)
      // Another check may be open for the pupil.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  useEffect(() => stopSound, [])
  const question = questions[answers.length]
  const choose = (word: string, chosen: string) => {
    const all = [...answers, { word, chosen }]
    saveAnswers({ userID, checkID, phase }, all)
    setAnswers(all)
  }
  const isWhole = question === undefined
  const sendAll = useEffectEvent(() => send.mutate(answers))
  useEffect(() => {
    if (isWhole) sendAll()
  }, [isWhole])

  // If another check is offered, this one may still be open; the server decides when the answers are sent.
  const isOver = send.isIdle
    ? now === null || (now?.checkID === checkID && now.phase !== phase)
    : isCheckClosed(send.error)
  const notice = useCallback(() => {
    const kept = savedAnswers({ userID, checkID, phase })
    return kept.length > 0 && hasTimedOut() ? CHECK_IS_KEPT : null
  }, [userID, checkID, phase])
  useSignOutNotice(!isOver && !send.isSuccess, notice)
  if (isOver) return <CheckEnd said={CHECK_CLOSED_TEXT} onClose={onClose} />
  if (question) {
    return (
      <PressGuard screen={question.word}>
        <Question
          key={question.word}
          question={question}
          place={`${answers.length + 1} / ${questions.length}`}
          onChoose={(chosen) => choose(question.word, chosen)}
        />
      </PressGuard>
    )
  }
  if (send.isSuccess) return <CheckEnd said={CHECK_OVER_TEXT} onClose={onClose} />
  return <Sending error={send.error} onRetry={() => send.mutate(answers)} />
}

/**
 * Shown while the answers are being sent, or if sending failed. Takes the focus, because the pressed button
 * is gone.
 */
function Sending({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.end}>
      {error && <LoadError error={error} onRetry={onRetry} />}
      <p role="status">
        {!error && (
          <>
            J'envoie… <span lang="en">Sending…</span>
          </>
        )}
      </p>
    </div>
  )
}

/** Shown when the check is finished, or was closed by the teacher. */
function CheckEnd({ said, onClose }: { said: OwlText; onClose(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <PressGuard screen="end">
      <div className={styles.end} role="status">
        <OwlSays {...said} size={120} />
        <p>
          {said.french} <span lang="en">{said.english}</span>
        </p>
        <Button ref={button} size="pupil" onClick={onClose}>
          <SignIcon shape="done" /> <Bilingual french="Fermer" english="Close" />
        </Button>
      </div>
    </PressGuard>
  )
}

interface QuestionProps {
  question: ShownCheckQuestion
  place: string
  onChoose(word: string): void
}

function Question({ question: { french, sound, options }, place, onChoose }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPictures = options.every(({ image }) => image !== null)
  // Speak the next question, and focus it for screen readers.
  useEffect(() => {
    playSound(sound, french)
    heading.current?.focus()
  }, [sound, french])
  return (
    <div className={styles.question}>
      <div className={styles.instructions}>
        <OwlSays
          {...joinTexts([TASK_TEXTS[hasPictures ? 'pictures' : 'words'], DO_NOT_KNOW_TEXT])}
          size={44}
        />
        <p className={styles.place}>{place}</p>
      </div>
      <div className="row loose middle centred">
        <h3 ref={heading} tabIndex={-1} lang="fr" className={styles.word}>
          {french}
        </h3>
        <Button look="soft" onClick={() => listen(sound, french)}>
          <SignIcon shape="listen" /> <Bilingual french="Écouter" english="Listen" />
        </Button>
      </div>
      <ul className={styles.options}>
        {options.map(({ word, english, image }, index) => (
          <li key={word}>
            <button type="button" className={styles.option} onClick={() => onChoose(word)}>
              {image === null ? (
                <span lang="en" data-stays>
                  {english}
                </span>
              ) : (
                <>
                  <span className="for-ears">{`Image ${index + 1} : `}</span>
                  <Picture image={image} word={english} alt={english} lang="en" size={120} isFirst />
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => onChoose('?')}>
        <SignIcon shape="question" /> <Bilingual french="Je ne sais pas" english="I don't know" />
      </Button>
    </div>
  )
}
