import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useCallback,
  useRef,
  useState,
} from 'react'
import { gridKey } from './grid-keys.ts'

export interface RovingFocus {
  /** Goes on the board, whose children are its buttons in rows, or hold each its button and what belongs to it. */
  boardProps: {
    ref: RefObject<HTMLElement | null>
    onFocus(event: FocusEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** Goes on the button at this place. */
  tabIndexOf(place: number): 0 | -1
  focus(place: number): void
}

/** A board of `count` buttons with one of them in the tab order; arrow keys go from button to button. */
export function useRovingFocus(count: number): RovingFocus {
  const [focused, setFocused] = useState(0)
  const board = useRef<HTMLElement>(null)
  const stop = Math.min(focused, count - 1)

  const focus = useCallback((place: number) => {
    const child = board.current?.children[place]
    const button = child instanceof HTMLButtonElement ? child : child?.querySelector('button')
    button?.focus({ preventScroll: true })
  }, [])
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(board.current, target)
    // After the answer to the tap that brought the focus.
    if (place !== -1) startTransition(() => setFocused(place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A key held down answers once, not every round that follows.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    const columns = board.current ? columnsOf(board.current) : 1
    const from = placeOf(board.current, document.activeElement)
    const place = gridKey(event, from === -1 ? stop : from, columns, count)
    if (place === null) return
    event.preventDefault()
    focus(place)
  }

  return {
    boardProps: { ref: board, onFocus, onKeyDown },
    tabIndexOf: (place) => (place === stop ? 0 : -1),
    focus,
  }
}

function placeOf(board: HTMLElement | null, button: Element | null): number {
  return [...(board?.children ?? [])].findIndex((child) => child.contains(button))
}

/** The style decides how many columns there are: as many as stand in the first row. */
function columnsOf(board: HTMLElement): number {
  const tops = [...board.children].map((child) => (child instanceof HTMLElement ? child.offsetTop : 0))
  return tops.filter((top) => top === tops[0]).length
}
