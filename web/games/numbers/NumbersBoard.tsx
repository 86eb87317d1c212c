import { useEffect } from 'react'
import { type NumbersState, pickFault } from '../../../domain/games/numbers/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { reportProblem } from '../../lib/api/report-problem.ts'
import { FitText } from '../frame/FitText.tsx'
import { ListenButton } from '../frame/ListenButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { Options } from '../quiz/Options.tsx'
import { quizAnnouncement } from '../quiz/option-look.ts'
import { QuizBoard } from '../quiz/QuizBoard.tsx'

/** A spoken number, to be found among five balloons with figures. */
export function NumbersBoard({ state, act, id }: BoardProps<NumbersState, QuizAction>) {
  const { word, sound } = currentItem(state)
  const figures = state.options.map((option) => option.word)
  useRoundSound(state.phase === 'asking', state.round, sound, word)
  usePreloadedMedia(state.items)
  usePickFault(state, id)

  return (
    <QuizBoard
      state={state}
      question={<FitText text={word} ratio={1.6} />}
      tools={<ListenButton sound={sound} text={word} />}
      announcement={quizAnnouncement(state, word, word)}
    >
      <Options
        state={state}
        layout="figures"
        nameOf={(option) => option.word}
        onPick={(option) => act({ type: 'pick', option })}
      >
        {(option) => <FitText text={option.word} siblings={figures} ratio={1} />}
      </Options>
    </QuizBoard>
  )
}

/**
 * Reports a record with too few numbers to the teacher's log. The checks of the record show the same fault in
 * French.
 */
function usePickFault(state: NumbersState, id: string): void {
  const fault = pickFault(state)
  useEffect(() => {
    if (fault !== null) reportProblem(`Numbers ${id}: ${fault}`)
  }, [fault, id])
}
