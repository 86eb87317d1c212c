import { useEffect, useState } from 'react'
import type { AskedWord } from '../../../domain/learning/asked-word.ts'
import { type Answer, canHear, type Question } from '../../../domain/learning/question.ts'
import { FitText } from '../../games/frame/FitText.tsx'
import fill from '../../games/frame/frame.module.css'
import { ListenButton } from '../../games/frame/ListenButton.tsx'
import { NextButton } from '../../games/frame/NextButton.tsx'
import { useRoundSound } from '../../games/frame/use-round-sound.ts'
import { Options } from '../../games/quiz/Options.tsx'
import { quizAnnouncement } from '../../games/quiz/option-look.ts'
import { QuizBoard } from '../../games/quiz/QuizBoard.tsx'
import { useSound } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import type { OwlPose } from '../../ui/Owl.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import { Instruction, instructionOf } from './Instruction.tsx'
import { LetterTiles } from './LetterTiles.tsx'
import styles from './MissionRun.module.css'

const THINKING_AFTER_MS = 6000

interface QuestionViewProps {
  question: Question
  /** Number of questions asked before. */
  round: number
  /** Whether the instruction is spoken before the word. */
  isExplained: boolean
  /** In a live game: the answer that was sent, or null. */
  sent?: Answer | null
  onAnswer(answer: Answer): void
  /** Continues after a wrong answer. Omit if the game continues by itself. */
  onNext?(): void
}

/**
 * One question about a word. The game continues by itself after a right answer; after a wrong one the pupil
 * continues.
 */
export function QuestionView({ question, round, isExplained, sent, onAnswer, onNext }: QuestionViewProps) {
  const { word, task, face, options, right, phase, picked } = question
  const isSilent = useSoundUnavailable()
  const pose = useOwlPose(phase, round)
  const instruction = instructionOf(question)
  const isAsking = phase === 'asking'
  useRoundSound(isAsking && canHear(question), round, word.sound, word.word)
  const quiz = {
    phase,
    options,
    round,
    right: task === 'spell' ? 0 : right,
    picked: task === 'spell' && !isAsking && sent !== null ? Number(phase === 'revealed') : picked,
    tried: [],
  }
  const isFrench = task === 'recall' || face === 'french'
  const nameOf = (option: AskedWord) => (isFrench ? option.word : faceName(option, face))

  return (
    <QuizBoard
      state={quiz}
      question={<Prompt question={question} isSilent={isSilent} />}
      tools={
        <>
          <Instruction key={round} {...instruction} isSpoken={isExplained} pose={pose} />
          {canHear(question) && <ListenButton sound={word.sound} text={word.word} />}
          {phase === 'revealed' && onNext && (
            <NextButton english="Go on" onNext={onNext}>
              Continuer
            </NextButton>
          )}
        </>
      }
      announcement={quizAnnouncement(quiz, instruction.french, word.word)}
    >
      {task === 'spell' ? (
        <LetterTiles
          key={round}
          question={question}
          sent={sent && 'placed' in sent ? sent.placed : undefined}
          onPlaced={(placed) => onAnswer({ placed })}
        />
      ) : (
        <Options
          state={quiz}
          layout={isFrench || face === 'english' ? 'texts' : 'pictures'}
          isHeard={isFrench}
          isNamed={!isFrench}
          nameOf={nameOf}
          onPick={(option) => onAnswer({ option })}
        >
          {(option) =>
            !isFrench && face === 'picture' ? (
              <Picture
                image={option.image}
                word={option.caption}
                alt={nameOf(option)}
                lang={option.caption === '' ? undefined : 'en'}
                size={220}
                isFirst
                className={fill.picture}
              />
            ) : (
              <span lang={isFrench ? 'fr' : 'en'} data-stays className={styles.face}>
                <FitText text={nameOf(option)} siblings={options.map(nameOf)} ratio={6} narrowRatio={2} />
              </span>
            )
          }
        </Options>
      )}
    </QuizBoard>
  )
}

/** Accessible name of an option, without its French. */
function faceName({ word, caption }: AskedWord, face: Question['face']): string {
  return face === 'french' || caption === '' ? word : caption
}

/** The prompt: the word, only its sound, or its picture or English. */
function Prompt({
  question: { word, task, face, phase },
  isSilent,
}: {
  question: Question
  isSilent: boolean
}) {
  const isKnown = phase !== 'asking'
  const isRead = task === 'recognise' || (task === 'listen' && (isKnown || (isSilent && word.word !== '')))
  if (isRead) return <FitText text={word.word} ratio={1.6} />
  if (task === 'listen')
    return (
      <span className={styles.ear} aria-hidden="true">
        <SpeakerIcon />
      </span>
    )
  if (face === 'picture')
    return (
      <Picture
        image={word.image}
        word={word.caption}
        alt={word.caption}
        lang="en"
        size={220}
        isFirst
        className={fill.picture}
      />
    )
  return (
    <span lang={face === 'english' ? 'en' : undefined} data-stays className={styles.face}>
      <FitText text={face === 'english' ? word.caption : '?'} ratio={1.6} />
    </span>
  )
}

/** The owl looks at the options, thinks if the pupil takes long, and reacts to the answer. */
function useOwlPose(phase: Question['phase'], round: number): OwlPose {
  const [thinkingIn, setThinkingIn] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => setThinkingIn(round), THINKING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [round])
  if (phase !== 'asking') return phase === 'right' ? 'cheering' : 'wincing'
  return thinkingIn === round ? 'thinking' : 'right'
}

/** Whether sound is unavailable. The spoken text is then shown. */
function useSoundUnavailable(): boolean {
  const { isOn } = useSoundSettings()
  const { unheard } = useSound()
  return !isOn || unheard !== null
}
