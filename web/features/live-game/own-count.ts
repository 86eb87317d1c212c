import type { HostView } from '../../../domain/live/messages.ts'

export interface Counted {
  /** Null until a number is entered, so that an uncounted question differs from one that nobody knew. */
  right: number | null
  of: number
}

/** A count made on this device. */
export interface OwnCount {
  shown: Counted
  /** The last count sent. Differs from `shown` while a number is typed. */
  sent: Counted
}

/**
 * Returns the own count until the game has confirmed it, then null: the game's count is shown, so that all
 * devices show the last change. A count without right hands is not sent, so any count of the game replaces it.
 */
export function unconfirmedCount(own: OwnCount | null, hands: HostView['hands']): OwnCount | null {
  if (!own || !hands) return own
  const isShown = (each: Counted) => each.right === hands.right && each.of === hands.of
  return own.shown.right === null || (isShown(own.shown) && isShown(own.sent)) ? null : own
}
