import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useCallback,
  useRef,
  useState,
} from 'react'
import { gridKeyTarget } from './grid-keys.ts'

export interface RovingFocus {
  /** Spread on the board. Its children are the buttons, or contain one button each. */
  boardProps: {
    ref: RefObject<HTMLElement | null>
    onFocus(event: FocusEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** For the button at this index. */
  tabIndexOf(index: number): 0 | -1
  focus(index: number): void
}

/** Roving tabindex for a board of `count` buttons: one tab stop, and arrow keys move between buttons. */
export function useRovingFocus(count: number): RovingFocus {
  const [focused, setFocused] = useState(0)
  const board = useRef<HTMLElement>(null)
  const stop = Math.min(focused, count - 1)

  const focus = useCallback((index: number) => {
    const child = board.current?.children[index]
    const button = child instanceof HTMLButtonElement ? child : child?.querySelector('button')
    button?.focus({ preventScroll: true })
  }, [])
  const onFocus = ({ target }: FocusEvent) => {
    const index = indexOf(board.current, target)
    // A transition, so that the tap is handled first.
    if (index !== -1) startTransition(() => setFocused(index))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore key repeats, which would answer the following rounds too.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    const columns = board.current ? columnsOf(board.current) : 1
    const from = indexOf(board.current, document.activeElement)
    const index = gridKeyTarget(event, from === -1 ? stop : from, columns, count)
    if (index === null) return
    event.preventDefault()
    focus(index)
  }

  return {
    boardProps: { ref: board, onFocus, onKeyDown },
    tabIndexOf: (index) => (index === stop ? 0 : -1),
    focus,
  }
}

function indexOf(board: HTMLElement | null, button: Element | null): number {
  return [...(board?.children ?? [])].findIndex((child) => child.contains(button))
}

/** Number of children in the first row. CSS decides how many there are. */
function columnsOf(board: HTMLElement): number {
  const tops = [...board.children].map((child) => (child instanceof HTMLElement ? child.offsetTop : 0))
  return tops.filter((top) => top === tops[0]).length
}
