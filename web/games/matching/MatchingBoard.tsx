import { type MatchingState, optionsInSight } from '../../../domain/games/matching/rules.ts'
import type { PairItem } from '../../../domain/games/pairs-deck.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/Round.tsx'
import { usePreloadedMedia } from '../../features/play/use-preloaded-media.ts'
import { Blob } from '../../ui/Blob.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../FitText.tsx'
import { ListenButton } from '../ListenButton.tsx'
import { Options } from '../quiz/Options.tsx'
import { quizNews } from '../quiz/option-look.ts'
import { QuizBoard } from '../quiz/QuizBoard.tsx'
import { useAskedSound } from '../use-asked-sound.ts'
import styles from './MatchingBoard.module.css'

/** One word, to be found among four pictures, colours, or answers in words. */
export function MatchingBoard({ state, act }: BoardProps<MatchingState, QuizAction>) {
  const { word, sound } = currentItem(state)
  useAskedSound(state.phase === 'asking', state.round, sound, word)
  usePreloadedMedia(state.items)

  return (
    <QuizBoard
      state={state}
      question={<FitText text={word} ratio={1.6} />}
      tools={<ListenButton sound={sound} text={word} />}
      news={quizNews(state, word, word)}
    >
      <Options
        state={state}
        inSight={optionsInSight(state)}
        layout="pictures"
        nameOf={(option) => option.answer}
        onPick={(option) => act({ type: 'pick', option })}
      >
        {(option) => <Choice option={option} beside={state.options.map(({ answer }) => answer)} />}
      </Options>
    </QuizBoard>
  )
}

interface ChoiceProps {
  option: PairItem
  beside: readonly string[]
}

function Choice({ option: { answer, image, colour }, beside }: ChoiceProps) {
  if (image !== null) {
    return <Picture image={image} word={answer} size={220} isFirst className={styles.picture} />
  }
  if (colour === undefined) return <FitText text={answer} beside={beside} />
  return (
    <span className={styles.colour}>
      <Blob colour={colour} />
      <span className={styles.name} lang="en">
        {answer}
      </span>
    </span>
  )
}
