/** A stop of the demonstration hand: the `nth` match (from 0) of a CSS selector, and whether the hand presses there. */
export interface HandStop {
  at: string
  nth: number
  presses: boolean
}

/**
 * The stops of the demonstration hand, in order. They must not give an answer away. Stops that are not on the
 * board are skipped.
 */
export type HandPath = readonly HandStop[]

export function press(at: string, nth = 0): HandStop {
  return { at, nth, presses: true }
}

export function hover(at: string, ...places: readonly number[]): HandStop[] {
  return places.map((nth) => ({ at, nth, presses: false }))
}
