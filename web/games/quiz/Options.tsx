import { type ReactNode, useLayoutEffect } from 'react'
import type { GameItem } from '../../../domain/games/game.ts'
import type { QuizState } from '../../../domain/games/quiz-state.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { Mark } from '../Mark.tsx'
import { useRovingFocus } from '../use-roving-focus.ts'
import { HearButton } from './HearButton.tsx'
import styles from './Options.module.css'
import { type AnyQuizState, isAnswered, type OptionLook, optionLook, optionName } from './option-look.ts'

interface OptionsProps<Option extends GameItem> {
  state: AnyQuizState & Pick<QuizState<GameItem, Option>, 'options' | 'round'>
  /** The places that are shown; all where it is left out. */
  inSight?: readonly number[]
  /** Pictures in two rows, figures on balloons, or answers in words. */
  layout: 'pictures' | 'figures' | 'texts'
  /** Whether each option can be heard before it is chosen. */
  isHeard?: boolean
  /** What an option is called. */
  nameOf(option: Option): string
  /** What an option shows. */
  children(option: Option): ReactNode
  onPick(place: number): void
}

/** The options of a round. Arrow keys go from one to the next; a new round begins at the first. */
export function Options<Option extends GameItem>({
  state,
  inSight,
  layout,
  isHeard = false,
  nameOf,
  children,
  onPick,
}: OptionsProps<Option>) {
  const { options, round, right, phase } = state
  const { boardProps, tabIndexOf, focus } = useRovingFocus(options.length)
  const board = boardProps.ref
  const isKnown = isAnswered(state)

  useLayoutEffect(() => {
    if (round === 0 || isFocusFree(board.current)) focus(0)
  }, [round, board, focus])
  // The option that was chosen may be out of sight now.
  useLayoutEffect(() => {
    if (isKnown && board.current?.contains(document.activeElement)) focus(right)
  }, [isKnown, right, board, focus])

  return (
    <section
      {...boardProps}
      className={styles.options}
      data-layout={layout}
      data-count={options.length}
      aria-label="Les réponses"
    >
      {options.map((option, place) => {
        const look = optionLook(state, place, inSight)
        const key = `${round} ${option.word}`
        const button = (
          <button
            key={key}
            type="button"
            className={styles.option}
            data-look={look}
            aria-label={optionName(nameOf(option), look)}
            inert={look === 'gone'}
            // Not `disabled`: that would throw the focus off the board.
            aria-disabled={phase !== 'asking' || look === 'tried' || undefined}
            tabIndex={tabIndexOf(place)}
            onClick={() => onPick(place)}
          >
            {children(option)}
            <LookMark look={look} />
          </button>
        )
        if (!isHeard) return button
        return (
          <div key={key} className={styles.heard}>
            {button}
            <HearButton sound={option.sound} text={nameOf(option)} tabIndex={tabIndexOf(place)} />
          </div>
        )
      })}
    </section>
  )
}

function LookMark({ look }: { look: OptionLook }) {
  if (look === 'right') return <Mark look="good" />
  return look === 'wrong' || look === 'tried' ? <Mark look="wrong" /> : null
}
