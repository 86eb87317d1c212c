import { type MatchingState, visibleOptions } from '../../../domain/games/matching/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { FitText } from '../frame/FitText.tsx'
import { ListenButton } from '../frame/ListenButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { Options } from '../quiz/Options.tsx'
import { quizAnnouncement } from '../quiz/option-look.ts'
import { PairFace } from '../quiz/PairFace.tsx'
import { QuizBoard } from '../quiz/QuizBoard.tsx'

/** One word to find among four pictures, colours or answers. */
export function MatchingBoard({ state, act }: BoardProps<MatchingState, QuizAction>) {
  const { word, sound } = currentItem(state)
  useRoundSound(state.phase === 'asking', state.round, sound, word)
  usePreloadedMedia(state.items)

  return (
    <QuizBoard
      state={state}
      question={<FitText text={word} ratio={1.6} />}
      tools={<ListenButton sound={sound} text={word} />}
      announcement={quizAnnouncement(state, word, word)}
    >
      <Options
        state={state}
        inSight={visibleOptions(state)}
        layout="pictures"
        // The names of colours are English.
        isNamed={state.options[0]?.colour !== undefined}
        nameOf={(option) => option.answer}
        onPick={(option) => act({ type: 'pick', option })}
      >
        {(option) => <PairFace option={option} siblings={state.options.map(({ answer }) => answer)} />}
      </Options>
    </QuizBoard>
  )
}
