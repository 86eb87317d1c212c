import type { Point } from './drawing.ts'
import { distance } from './placement.ts'

/** A pointer on the sheet. `x`, `y` and the contact's `breadth` are in CSS pixels. */
export interface Contact extends Point {
  id: number
  kind: 'mouse' | 'pen' | 'touch'
  breadth: number
}

export type FingerEvent =
  | { type: 'down'; contact: Contact }
  | { type: 'move'; contact: Contact }
  | { type: 'up'; id: number }
  /** The browser cancelled a pointer; without an id, the window lost focus. */
  | { type: 'lost'; id?: number }

/** Effects on the sheet. */
export type Effect =
  | { type: 'begin'; at: Point; kind: Contact['kind'] }
  | { type: 'extend'; at: Point }
  /** Ends the stroke and keeps it. */
  | { type: 'end' }
  /** Discards the stroke, because a second finger followed immediately. */
  | { type: 'drop' }
  /** Two fingers moved from `from` to `to`. */
  | { type: 'pinch'; from: readonly [Point, Point]; to: readonly [Point, Point] }

export type Fingers =
  | { doing: 'nothing' }
  /** `reach`: greatest distance from the start. */
  | { doing: 'one'; first: Contact; reach: number }
  | { doing: 'two'; contacts: readonly [Contact, Contact] }

export const NO_FINGERS: Fingers = { doing: 'nothing' }

/** A broader contact is a palm. */
const MAX_FINGER_BREADTH = 70
/** A finger that moved no further can still become the first of a pinch. */
const MAX_STILL_DISTANCE = 14

/**
 * Interprets pointers on the sheet: one contact draws, two fingers zoom. Ignores palms, fingers while a pen
 * draws, and further fingers while one draws. A lost pointer ends its stroke.
 */
export function stepFingers(fingers: Fingers, event: FingerEvent): [Fingers, Effect[]] {
  switch (event.type) {
    case 'down':
      return down(fingers, event.contact)
    case 'move':
      return move(fingers, event.contact)
    case 'up':
    case 'lost':
      return event.id === undefined || hasFinger(fingers, event.id)
        ? [NO_FINGERS, fingers.doing === 'one' ? [{ type: 'end' }] : []]
        : [fingers, []]
  }
}

function down(fingers: Fingers, contact: Contact): [Fingers, Effect[]] {
  if (contact.kind === 'touch' && contact.breadth > MAX_FINGER_BREADTH) return [fingers, []]
  const begin = { type: 'begin', at: pointOf(contact), kind: contact.kind } as const
  const one = { doing: 'one', first: contact, reach: 0 } as const
  if (fingers.doing === 'nothing') return [one, [begin]]
  if (contact.kind === 'pen') return [one, fingers.doing === 'one' ? [endEffect(fingers), begin] : [begin]]
  const isSecond =
    fingers.doing === 'one' &&
    fingers.first.kind === 'touch' &&
    contact.kind === 'touch' &&
    fingers.reach <= MAX_STILL_DISTANCE
  return isSecond ? [{ doing: 'two', contacts: [fingers.first, contact] }, [{ type: 'drop' }]] : [fingers, []]
}

function move(fingers: Fingers, contact: Contact): [Fingers, Effect[]] {
  if (!hasFinger(fingers, contact.id)) return [fingers, []]
  switch (fingers.doing) {
    case 'nothing':
      return [fingers, []]
    case 'one': {
      const reach = Math.max(fingers.reach, distance(fingers.first, contact))
      return [{ ...fingers, reach }, [{ type: 'extend', at: pointOf(contact) }]]
    }
    case 'two': {
      const [first, second] = fingers.contacts
      const contacts = contact.id === first.id ? ([contact, second] as const) : ([first, contact] as const)
      const points = ([one, other]: readonly [Contact, Contact]) => [pointOf(one), pointOf(other)] as const
      return [
        { doing: 'two', contacts },
        [{ type: 'pinch', from: points(fingers.contacts), to: points(contacts) }],
      ]
    }
  }
}

/**
 * How a stroke ends when a pen takes over: if the finger has not moved, it has drawn nothing and the stroke
 * is dropped.
 */
function endEffect({ reach }: Fingers & { doing: 'one' }): Effect {
  return { type: reach <= MAX_STILL_DISTANCE ? 'drop' : 'end' }
}

function hasFinger(fingers: Fingers, id: number): boolean {
  switch (fingers.doing) {
    case 'nothing':
      return false
    case 'one':
      return fingers.first.id === id
    case 'two':
      return fingers.contacts.some((contact) => contact.id === id)
  }
}

function pointOf({ x, y }: Point): Point {
  return { x, y }
}
