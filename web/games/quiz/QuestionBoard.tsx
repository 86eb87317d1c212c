import { type ReactNode, useMemo } from 'react'
import type { QuestionItem } from '../../../domain/games/question-deck.ts'
import { avatarOf, type QuestionState } from '../../../domain/games/question-quiz.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { useSound } from '../../lib/sound/sound.ts'
import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../frame/FitText.tsx'
import fill from '../frame/frame.module.css'
import { ListenButton } from '../frame/ListenButton.tsx'
import { NextButton } from '../frame/NextButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { Avatar } from './Avatar.tsx'
import { Options } from './Options.tsx'
import { isAnswered, quizAnnouncement } from './option-look.ts'
import { QuizBoard } from './QuizBoard.tsx'
import styles from './quiz.module.css'

interface QuestionBoardProps extends BoardProps<QuestionState, QuizAction> {
  /** Whether the question is written out before it is answered. */
  isWritten: boolean
  /** Whether picture options have listen buttons. */
  arePicturesHeard?: boolean
  /** The speaker. Default: one of four children. */
  speaker?: ReactNode
  /** English help below the question. */
  english?: string
  /** The button to the next question. */
  next?: { french: string; english: string }
}

const NEXT = { french: 'Question suivante', english: 'Next question' }

/** One of four children asks a question with several answers. The player continues at their own pace. */
export function QuestionBoard({
  state,
  act,
  isWritten,
  arePicturesHeard = false,
  speaker,
  english = '',
  next = NEXT,
}: QuestionBoardProps) {
  const { question, sound } = currentItem(state)
  const { playing } = useSound()
  const answers = state.options.map((option) => option.word)
  const answer = answers[state.right] ?? ''
  const isKnown = isAnswered(state)
  const isShown = isWritten || isKnown
  const isLast = state.queue.length === 0
  useRoundSound(state.phase === 'asking', state.round, sound, question)
  const isPictured = state.options.every(({ image }) => image !== null)
  const { items } = state
  usePreloadedMedia(useMemo(() => mediaOf(items), [items]))
  const isSpeaking = Boolean(playing?.text)

  return (
    <QuizBoard
      state={state}
      question={
        <div className={styles.asking}>
          <p className={styles.bubble}>
            {isShown ? <FitText text={question} ratio={2.5} /> : <SoundWaves isPlaying={isSpeaking} />}
          </p>
          <div className={styles.speaker}>
            {speaker ?? <Avatar avatar={avatarOf(state)} isSpeaking={isSpeaking} />}
          </div>
        </div>
      }
      tools={
        <>
          {english !== '' && <small lang="en">{english}</small>}
          <ListenButton sound={sound} text={question} />
          {(state.phase === 'right' || state.phase === 'revealed') && (
            <NextButton english={isLast ? 'Finish' : next.english} onNext={() => act({ type: 'next' })}>
              {isLast ? 'Terminer' : next.french}
            </NextButton>
          )}
        </>
      }
      announcement={quizAnnouncement(state, isShown ? question : 'Écoute la question.', answer)}
    >
      <Options
        state={state}
        layout={isPictured ? 'pictures' : 'texts'}
        isHeard={(!isPictured || arePicturesHeard) && state.options.some((option) => option.sound !== null)}
        nameOf={(option) => option.word}
        onPick={(option) => act({ type: 'pick', option })}
      >
        {({ word, image }) =>
          isPictured && image !== null ? (
            <PictureFace image={image} word={word} siblings={answers} />
          ) : (
            <FitText text={word} siblings={answers} ratio={6} narrowRatio={2} />
          )
        }
      </Options>
    </QuizBoard>
  )
}

/** Pictures and sounds of the questions and answers. */
function mediaOf(items: readonly QuestionItem[]): Pick<QuestionItem, 'image' | 'sound'>[] {
  const answers = items.map(({ answerSound }) => ({ image: null, sound: answerSound }))
  return [...items, ...answers, ...(items[0]?.choices ?? [])]
}

/** Shown in the bubble while the question is only spoken. */
function SoundWaves({ isPlaying }: { isPlaying: boolean }) {
  return (
    <span className={styles.waves} data-playing={isPlaying || undefined}>
      <span className="for-ears">Écoute la question.</span>
      {[0.4, 0.75, 1, 0.6, 0.9, 0.5].map((height) => (
        <span key={height} className={styles.wave} style={{ height: `${height * 60}%` }} />
      ))}
    </span>
  )
}

interface PictureFaceProps {
  image: string
  word: string
  /** The words of all options; they share one text size. */
  siblings: readonly string[]
}

/** A picture option with its word in small print. */
function PictureFace({ image, word, siblings }: PictureFaceProps) {
  return (
    <span className={styles.face}>
      <Picture image={image} word={word} size={220} isFirst className={fill.picture} />
      <span className={styles.word}>
        <FitText text={word} siblings={siblings} ratio={5} />
      </span>
    </span>
  )
}
