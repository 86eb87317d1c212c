import { racePoints, SPEED_BONUS, streakOf } from '../../../domain/games/course-aux-mots/points.ts'
import type { RaceState } from '../../../domain/games/course-aux-mots/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../frame/FitText.tsx'
import fill from '../frame/frame.module.css'
import { ListenButton } from '../frame/ListenButton.tsx'
import { ScoreLine } from '../frame/ScoreLine.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { useSeconds, useStopwatch } from '../frame/use-stopwatch.ts'
import { Options } from '../quiz/Options.tsx'
import { quizAnnouncement } from '../quiz/option-look.ts'
import { PairFace } from '../quiz/PairFace.tsx'
import { QuizBoard } from '../quiz/QuizBoard.tsx'
import styles from './CourseBoard.module.css'

/**
 * Race for points by speed and streak: name a picture, or find a word among pictures. The word is spoken once
 * it is known.
 */
export function CourseBoard({ state, act, isPaused }: BoardProps<RaceState, QuizAction>) {
  const item = currentItem(state)
  const words = state.options.map(({ word }) => word)
  const isRunning = state.phase === 'asking' && !isPaused
  const watch = useStopwatch(state.round, isRunning)
  const seconds = useSeconds(watch, isRunning)
  const { isWordAsked } = item
  usePreloadedMedia(state.items)
  useRoundSound(isWordAsked && state.phase === 'asking', state.round, item.sound, item.word)

  return (
    <QuizBoard
      state={state}
      question={
        isWordAsked || item.image === null ? (
          <FitText text={isWordAsked ? item.word : item.answer} ratio={1.6} />
        ) : (
          <Picture
            key={item.image}
            image={item.image}
            word={item.answer}
            alt={item.answer}
            size={260}
            isFirst
            className={fill.picture}
          />
        )
      }
      tools={
        <div className={styles.race}>
          <span
            key={state.round}
            className={styles.bar}
            data-running={isRunning || undefined}
            style={{ animationDuration: `${SPEED_BONUS.noneMs}ms` }}
          />
          {isWordAsked && <ListenButton sound={item.sound} text={item.word} />}
          <ScoreLine score={racePoints(state.answers)} seconds={seconds} />
          <Streak count={streakOf(state.answers)} />
        </div>
      }
      announcement={quizAnnouncement(state, isWordAsked ? item.word : item.answer, item.word)}
    >
      <Options
        state={state}
        layout={isWordAsked ? 'pictures' : 'texts'}
        nameOf={({ word, answer }) => (isWordAsked ? answer : word)}
        onPick={(option) => act({ type: 'pick', option, ms: Math.round(watch.read()) })}
      >
        {(option) =>
          isWordAsked ? (
            <PairFace option={option} siblings={state.options.map(({ answer }) => answer)} />
          ) : (
            <FitText text={option.word} siblings={words} ratio={6} narrowRatio={2} />
          )
        }
      </Options>
    </QuizBoard>
  )
}

function Streak({ count }: { count: number }) {
  return <p className={styles.streak}>{count > 1 ? `${count} de suite!` : '\u00a0'}</p>
}
