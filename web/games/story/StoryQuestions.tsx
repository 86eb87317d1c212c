import { useMemo, useRef, useState } from 'react'
import type { StoryQuestion } from '../../../domain/api/story.ts'
import type { QuestionState } from '../../../domain/games/question-quiz.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { storyDeck, storyQuiz } from '../../../domain/games/story-quiz.ts'
import { CountingNotice } from '../../features/play/end/CountingNotice.tsx'
import { EndView } from '../../features/play/end/EndView.tsx'
import { useSpaceBelow } from '../../features/play/page/use-space-below.ts'
import type { GameStart } from '../../features/play/round/game-log.ts'
import { type BoardProps, Round, type RoundResult } from '../../features/play/round/Round.tsx'
import { useEarned } from '../../features/play/round/use-earned.ts'
import { usePlayer } from '../../features/play/round/use-player.ts'
import { LeaveButton, SoundSwitch } from '../../features/play/tools/GameTools.tsx'
import { useCelebrations } from '../../lib/earning/celebrations.ts'
import { useRoundReporting } from '../../lib/earning/use-round-reporting.ts'
import { resting } from '../../lib/lesson/resting.ts'
import { newSeed } from '../../lib/new-seed.ts'
import { useGameInProgress } from '../../lib/page/in-game.ts'
import { ownSupports } from '../../lib/session/supports.ts'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { QuestionBoard } from '../quiz/QuestionBoard.tsx'
import styles from './StoryQuestions.module.css'

export { CountsNote } from '../../features/play/page/CountsNote.tsx'

interface StoryQuestionsProps {
  /** The key of the story's page, which counts when every question is answered. */
  clientID: string
  questions: readonly StoryQuestion[]
  /** Returns to the story. */
  onBack(): void
  /** Leaves the questions before their end. */
  onLeave(): void
}

/** The questions at the end of a story, played as a game, and their end view. */
export function StoryQuestions({ clientID, questions, onBack, onLeave }: StoryQuestionsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(newGame)
  const [result, setResult] = useState<RoundResult | null>(null)
  const { isDue: isCelebrating } = useCelebrations()
  const isResting = resting.use()
  const deck = useMemo(() => storyDeck(questions), [questions])
  const begun = result ? null : start
  const player = usePlayer(begun)
  const earned = useEarned(begun)
  const { news, growth, beginRound, reportTries, reportCompletion } = useRoundReporting(player, clientID)
  useGameInProgress(begun !== null)
  useSpaceBelow(frame, begun !== null)
  const replay = () => {
    beginRound()
    setStart(newGame())
    setResult(null)
  }

  return (
    <div className="stack" data-arrows>
      <CountingNotice news={news} />
      {result ? (
        <EndView
          clientID={clientID}
          result={result}
          growth={growth}
          items={deck.items}
          earned={earned}
          wordsPage={undefined}
          onReplay={replay}
          onBack={onBack}
        />
      ) : (
        <div ref={frame} className={styles.round}>
          <LeaveButton onLeave={onLeave} />
          <SoundSwitch />
          <Round
            rules={storyQuiz}
            deck={deck}
            Board={Board}
            id=""
            start={start}
            isPaused={isCelebrating || isResting}
            onChange={discardGame}
            onCount={reportCompletion}
            onTries={reportTries}
            onOver={setResult}
          />
        </div>
      )}
      <SoundNotice />
    </div>
  )
}

/** Questions are written and spoken; picture options have listen buttons. */
function Board(board: BoardProps<QuestionState, QuizAction>) {
  return <QuestionBoard {...board} isWritten arePicturesHeard />
}

function newGame(): GameStart {
  return { seed: newSeed(), past: [], supports: ownSupports() }
}

/** Five questions are too few to be worth saving. */
function discardGame(): void {}
