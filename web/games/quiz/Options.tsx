import { type ReactNode, useLayoutEffect } from 'react'
import type { GameItem } from '../../../domain/games/game.ts'
import type { QuizState } from '../../../domain/games/quiz-state.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { listen } from '../../lib/sound/sound.ts'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { Mark } from '../frame/Mark.tsx'
import { type AnyQuizState, isAnswered, type OptionLook, optionLook, optionName } from './option-look.ts'
import styles from './quiz.module.css'

interface OptionsProps<Option extends GameItem> {
  state: AnyQuizState & Pick<QuizState<GameItem, Option>, 'options' | 'round'>
  /** Indices of the visible options; all if omitted. */
  inSight?: readonly number[]
  layout: 'pictures' | 'figures' | 'texts'
  /** Whether each option has a listen button. */
  isHeard?: boolean
  /**
   * Whether the rendered children name the option. They can mark English names, which `aria-label` cannot.
   */
  isNamed?: boolean
  /** Accessible name of an option. */
  nameOf(option: Option): string
  children(option: Option): ReactNode
  onPick(index: number): void
}

/** The options of a round. Arrow keys move between them; a new round focuses the first. */
export function Options<Option extends GameItem>({
  state,
  inSight,
  layout,
  isHeard = false,
  isNamed = false,
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
  // The chosen option may be hidden now.
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
      {options.map((option, index) => {
        const look = optionLook(state, index, inSight)
        const key = `${round} ${option.word}`
        const button = (
          <button
            key={key}
            type="button"
            className={styles.option}
            data-look={look}
            aria-label={isNamed ? undefined : optionName(nameOf(option), look)}
            inert={look === 'gone'}
            // Not `disabled`, which would lose the focus.
            aria-disabled={phase !== 'asking' || look === 'tried' || undefined}
            tabIndex={tabIndexOf(index)}
            onClick={() => onPick(index)}
          >
            {children(option)}
            {isNamed && <span className="for-ears">{optionName('', look)}</span>}
            <LookMark look={look} />
          </button>
        )
        if (!isHeard) return button
        return (
          <div key={key} className={styles.heard}>
            {button}
            <HearButton sound={option.sound} text={nameOf(option)} tabIndex={tabIndexOf(index)} />
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

interface HearButtonProps {
  /** Path under the media base; null if the device's voice must speak the text. */
  sound: string | null
  text: string
  tabIndex: 0 | -1
}

/** Speaks an option without choosing it, for pupils who cannot read it. */
function HearButton({ sound, text, tabIndex }: HearButtonProps) {
  return (
    <button
      type="button"
      className={styles.hear}
      aria-label={`Écouter : ${text}`}
      tabIndex={tabIndex}
      onClick={() => listen(sound, text)}
    >
      <SpeakerIcon />
    </button>
  )
}
