import { useEffect } from 'react'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/Round.tsx'
import { frenchSpaces } from '../../lib/french-spaces.ts'
import { playSound } from '../../lib/sound.ts'
import { FitText } from '../FitText.tsx'
import { ListenButton } from '../ListenButton.tsx'
import { Options } from '../quiz/Options.tsx'
import { quizNews } from '../quiz/option-look.ts'
import { QuizBoard } from '../quiz/QuizBoard.tsx'
import styles from './GrammarBoard.module.css'
import { fillings, type Sentence, sentenceOf, spokenWithBlank } from './sentence.ts'

/** A sentence with a blank, and the words that may fill it. It is heard when it is whole. */
export function GrammarBoard({ state, act }: BoardProps<GrammarState, QuizAction>) {
  const item = currentItem(state)
  const sentence = sentenceOf(state)
  const isWhole = sentence.look === 'right'
  const open = spokenWithBlank(item)
  const choices = state.options.map(({ word }) => word)

  useEffect(() => {
    if (isWhole) playSound(item.sound, item.word)
  }, [isWhole, item])

  return (
    <QuizBoard
      state={state}
      question={
        <FitText text={item.word} beside={fillings(state)} ratio={1.6}>
          <Whole {...sentence} />
        </FitText>
      }
      tools={<ListenButton sound={isWhole ? item.sound : null} text={isWhole ? item.word : open} />}
      news={quizNews(state, open, item.word)}
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
