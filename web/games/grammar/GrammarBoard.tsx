import { useMemo } from 'react'
import type { GrammarItem } from '../../../domain/games/grammar/deck.ts'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/Round.tsx'
import { usePreloadedMedia } from '../../features/play/use-preloaded-media.ts'
import { frenchSpaces } from '../../lib/french-spaces.ts'
import { FitText } from '../FitText.tsx'
import { ListenButton } from '../ListenButton.tsx'
import { Options } from '../quiz/Options.tsx'
import { quizNews } from '../quiz/option-look.ts'
import { QuizBoard } from '../quiz/QuizBoard.tsx'
import styles from './GrammarBoard.module.css'
import { partsOf, reasonOf } from './reason.ts'
import { fillings, type Sentence, sentenceOf, spokenWithBlank } from './sentence.ts'
import { WhyLine } from './WhyLine.tsx'

/** A sentence with a blank, and the words that may fill it. It is heard when it is whole, and why with a mistake. */
export function GrammarBoard({ state, act }: BoardProps<GrammarState, QuizAction>) {
  const item = currentItem(state)
  const sentence = sentenceOf(state)
  const isWhole = sentence.look === 'right'
  const open = spokenWithBlank(item)
  const reason = reasonOf(state)
  const parts = partsOf(reason?.french ?? '')
  const isRefused = state.phase === 'wrong'
  usePreloadedMedia(useMemo(() => mediaOf(state.items), [state.items]))
  const choices = state.options.map(({ word }) => word)

  return (
    <QuizBoard
      state={state}
      question={
        <FitText text={item.word} beside={fillings(state)} ratio={1.6}>
          <Whole {...sentence} />
        </FitText>
      }
      tools={
        <>
          <div className={styles.reason}>
            {reason && <WhyLine {...reason} parts={parts} image={item.image} />}
          </div>
          <ListenButton sound={isWhole ? item.sound : null} text={isWhole ? item.word : open} />
        </>
      }
      news={isRefused ? parts.map(({ text }) => text).join('') : quizNews(state, open, item.word)}
    >
      <Options
        state={state}
        layout="texts"
        nameOf={(option) => option.word}
        onPick={(option) => act({ type: 'pick', option })}
      >
        {(option) => <FitText text={option.word} beside={choices} ratio={6} narrowRatio={2} />}
      </Options>
    </QuizBoard>
  )
}

function mediaOf(items: readonly GrammarItem[]): Pick<GrammarItem, 'image' | 'sound'>[] {
  return items.flatMap((item) => [item, { image: null, sound: item.why?.sound ?? null }])
}

function Whole({ before, after, filling, look }: Sentence) {
  return (
    <>
      {frenchSpaces(before)}
      <span className={styles.blank} data-look={look}>
        {filling ?? (
          <>
            <span aria-hidden="true">_____</span>
            <span className="for-ears">mot à trouver</span>
          </>
        )}
      </span>
      {frenchSpaces(after)}
    </>
  )
}
