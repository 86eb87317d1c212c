import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { addDays } from '../../../domain/calendar.ts'
import { answerSounds } from '../../../domain/games/game-sounds.ts'
import { random } from '../../../domain/games/random.ts'
import { toAskedWord } from '../../../domain/learning/asked-word.ts'
import { wateringTask } from '../../../domain/learning/garden.ts'
import { type Answer, applyAnswer, createQuestion, type Question } from '../../../domain/learning/question.ts'
import { pace } from '../../lib/display/pace.ts'
import { useRoundReporting } from '../../lib/earning/use-round-reporting.ts'
import { cacheWords, wordsQuery } from '../../lib/learning/words-query.ts'
import type { LazyDialogProps } from '../../lib/loading/use-lazy-dialog.tsx'
import { newSeed } from '../../lib/new-seed.ts'
import { useSchoolDay } from '../../lib/school/school-today.ts'
import { ownSupports } from '../../lib/session/supports.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { QuestionView } from '../mission/QuestionView.tsx'
import { useAnswerSounds } from '../play/round/use-game.ts'
import styles from './GardenView.module.css'

interface WateringDialogProps extends LazyDialogProps {
  word: RememberedWord | null
  /** All words the pupil has met; the wrong options come from them. */
  words: readonly RememberedWord[]
  userID: number
}

/** How long a right answer is shown before the garden returns. */
const RIGHT_ANSWER_MS = 1600

/** Asks one question about the word of a thirsty plant. */
export function WateringDialog({ word, words, userID, isOpen, onClose }: WateringDialogProps) {
  const close = () => {
    stopSound()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Arrose ta plante!" english="Water your plant!" isWide>
      {word && <Watering key={word.word} word={word} words={words} userID={userID} onDone={onClose} />}
    </Dialog>
  )
}

interface WateringProps {
  word: RememberedWord
  words: readonly RememberedWord[]
  userID: number
  onDone(): void
}

function Watering({ word, words, userID, onDone }: WateringProps) {
  const water = useWatering(userID)
  const [question, setQuestion] = useState<Question>(() =>
    createQuestion(toAskedWord(word), wateringTask(word), {
      others: words.map(toAskedWord),
      chance: random(newSeed()),
      supports: ownSupports(),
    }),
  )
  useAnswerSounds(wateringSounds, question)
  const sheet = useRef<HTMLDivElement>(null)
  // Otherwise the dialog would focus its close button when it opens.
  useEffect(() => sheet.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(), [])
  const isRight = question.phase === 'right'
  useEffect(() => {
    if (!isRight) return
    const timer = setTimeout(onDone, RIGHT_ANSWER_MS * pace())
    return () => clearTimeout(timer)
  }, [isRight, onDone])

  const answer = (given: Answer) => {
    const next = applyAnswer(question, given)
    if (next === question) return
    setQuestion(next)
    water(word, next)
  }
  return (
    <div ref={sheet} className={styles.sheet}>
      <PressGuard screen={question.phase}>
        <QuestionView question={question} round={0} isExplained onAnswer={answer} onNext={onDone} />
      </PressGuard>
    </div>
  )
}

const wateringSounds = {
  heard: (before: Question, after: Question) =>
    before.phase === after.phase ? null : answerSounds(after.phase === 'right', after.word),
}

const GARDEN_PAGE = 'Page_Garden'

/**
 * Reports the answer for a watered plant. The plant stops being thirsty immediately, even offline, without
 * waiting for the server.
 */
function useWatering(userID: number) {
  const queryClient = useQueryClient()
  const today = useSchoolDay()
  const player = useMemo(() => ({ id: userID, role: 'pupil' }) as const, [userID])
  const { reportTries } = useRoundReporting(player, GARDEN_PAGE)
  return useCallback(
    ({ word }: RememberedWord, { task, phase, options }: Question): void => {
      const tried = {
        word,
        task,
        right: phase === 'right',
        at: new Date().toISOString(),
        ...(task !== 'spell' && { options: options.length }),
      }
      reportTries([tried])
      const words = queryClient.setQueryData(wordsQuery(userID).queryKey, (known) =>
        known?.map((each) => (each.word === word ? { ...each, due: addDays(today, 1) } : each)),
      )
      if (words) cacheWords(userID, words)
    },
    [queryClient, userID, today, reportTries],
  )
}
