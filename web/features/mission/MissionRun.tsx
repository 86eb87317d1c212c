import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { praiseOf } from '../../../domain/games/praise.ts'
import type { TimedTry } from '../../../domain/learning/first-try.ts'
import { type MissionAction, missionRound } from '../../../domain/learning/mission-round.ts'
import { useCelebrations } from '../../lib/earning/celebrations.ts'
import type { SavedRun } from '../../lib/learning/saved-mission.ts'
import { resting } from '../../lib/lesson/resting.ts'
import { useGameInProgress } from '../../lib/page/in-game.ts'
import { useOnLeave } from '../../lib/page/use-on-leave.ts'
import { useSignOutNotice } from '../../lib/session/use-sign-out-notice.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { useCanSpeak } from '../../lib/speaking/speaking.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { useSpaceBelow } from '../play/page/use-space-below.ts'
import { createFirstTryReporter } from '../play/round/first-try-reporter.ts'
import { ProgressBar } from '../play/round/ProgressBar.tsx'
import { useAnswerSounds, useGame } from '../play/round/use-game.ts'
import { usePreloadedMedia } from '../play/round/use-preloaded-media.ts'
import { LeaveButton, SoundSwitch } from '../play/tools/GameTools.tsx'
import { MeetView, SayView } from './MeetView.tsx'
import styles from './MissionRun.module.css'
import { QuestionView } from './QuestionView.tsx'

/** First tries are reported in batches of this size; the rest when the page is left. */
const REPORT_BATCH_SIZE = 5

interface MissionRunProps {
  title: string
  begun: SavedRun
  onKeep(run: SavedRun): void
  /** Stores first tries to be sent. */
  onTries(tries: readonly TimedTry[]): boolean
  /** Called with the stars of the result, 0 to 3. */
  onOver(stars: number): void
  /** Returns to the start. The run is stored. */
  onLeave(): void
}

/** A mission in progress. Every step is stored, so that a reload continues from there. */
export function MissionRun({ title, begun, onKeep, onTries, onOver, onLeave }: MissionRunProps) {
  const [start] = useState({ seed: begun.seed, past: begun.actions })
  const { isDue: isCelebrating } = useCelebrations()
  const isResting = resting.use()
  const { state, actions, act } = useGame(missionRound, begun.deck, start, isCelebrating || isResting)
  const { step, question, round, deck } = state
  const isOver = missionRound.isOver(state)
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus the heading after a reload; a focused option would look like a hint.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useAnswerSounds(missionRound, state)
  useSpaceBelow(frame, true)
  useGameInProgress(true)
  useSignOutNotice(true)
  const [words] = useState(() => [...deck.tasks.map(({ word }) => word), ...deck.others])
  usePreloadedMedia(words)
  useEffect(() => stopSound, [])

  const [reporter] = useState(() => createFirstTryReporter(begun.told, () => new Date()))
  const keep = useCallback(
    (minimum: number) => {
      reporter.observe(missionRound.answers(state))
      reporter.report(onTries, minimum)
      const { done } = missionRound.progress(state)
      const told = reporter.reportedCount()
      const sent = new Set(
        missionRound
          .answers(state)
          .slice(0, told)
          .map(({ word }) => word),
      )
      const right = missionRound.rightWords(state).filter((word) => sent.has(word))
      onKeep({ ...begun, actions: [...actions], told, done, right, isOver })
    },
    [reporter, begun, state, actions, isOver, onKeep, onTries],
  )
  useEffect(() => keep(isOver ? 1 : REPORT_BATCH_SIZE), [keep, isOver])
  useEffect(() => {
    if (isOver) onOver(praiseOf('', missionRound.answers(state), undefined).stars)
  }, [isOver, onOver, state])
  useOnLeave(() => keep(1))

  const isSaying = step?.kind === 'say'
  const canSpeak = useCanSpeak()
  // Microphones may have been disabled for the class since the mission was dealt.
  useEffect(() => {
    if (isSaying && !canSpeak) act({ type: 'next', round })
  }, [isSaying, canSpeak, act, round])
  // Adds the round to the action, so that a second tap before the next render does not count for the next
  // round.
  const actInRound = (action: MissionAction) => act({ ...action, round })
  const isExplained = useExplained(question?.task ?? step?.kind ?? '', round)
  const task = step && deck.tasks[step.taskIndex]
  const wordProps = task && {
    word: task.word,
    isExplained,
    onSaid: (right: boolean) =>
      void onTries([{ word: task.word.id, task: 'say', right, at: new Date().toISOString() }]),
    onNext: () => actInRound({ type: 'next' }),
  }
  return (
    <section ref={frame} className={styles.frame} aria-label={title}>
      <h1 ref={heading} tabIndex={-1} className="for-ears">
        {title}
      </h1>
      <LeaveButton onLeave={onLeave} />
      <ProgressBar {...missionRound.progress(state)} hasStars />
      <SoundSwitch />
      <PressGuard screen={isCelebrating ? null : missionRound.screen(state)}>
        {question ? (
          <QuestionView
            question={question}
            round={round}
            isExplained={isExplained}
            onAnswer={(answer) =>
              actInRound(
                'option' in answer
                  ? { type: 'pick', option: answer.option }
                  : { type: 'spell', placed: [...answer.placed] },
              )
            }
            onNext={() => actInRound({ type: 'next' })}
          />
        ) : (
          wordProps &&
          (isSaying ? (
            <SayView key={round} {...wordProps} />
          ) : (
            <MeetView
              key={round}
              {...wordProps}
              onKnown={missionRound.canProve(state) ? () => actInRound({ type: 'prove' }) : undefined}
            />
          ))
        )}
      </PressGuard>
    </section>
  )
}

/** Whether to speak the instruction: only the first time that it appears in this run. */
function useExplained(what: string, round: number): boolean {
  const [said, setSaid] = useState({ known: [''], round: -1, isExplained: true })
  if (said.round === round) return said.isExplained
  const next = { known: [...said.known, what], round, isExplained: !said.known.includes(what) }
  setSaid(next)
  return next.isExplained
}
