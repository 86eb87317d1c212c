/** A place on a board: the `nth` of what a CSS selector finds, from 0, and whether the hand presses there or only passes. */
export interface HandStop {
  at: string
  nth: number
  presses: boolean
}

/** The way of the hand that shows how a game is played, in its order. It gives no answer away. A place that is not on the board is left out. */
export type HandWay = readonly HandStop[]

export function press(at: string, nth = 0): HandStop {
  return { at, nth, presses: true }
}

export function passOver(at: string, ...places: readonly number[]): HandStop[] {
  return places.map((nth) => ({ at, nth, presses: false }))
}
