import type { Point } from './drawing.ts'
import { distance } from './placement.ts'

/** What touches the sheet; `x` and `y` in CSS pixels, `breadth` that of the contact. */
export interface Contact extends Point {
  id: number
  kind: 'mouse' | 'pen' | 'touch'
  breadth: number
}

export type FingerEvent =
  | { type: 'down'; contact: Contact }
  | { type: 'move'; contact: Contact }
  | { type: 'up'; id: number }
  /** The browser took a pointer away, or, without an id, the window lost them all. */
  | { type: 'lost'; id?: number }

/** What is done with the sheet. */
export type Effect =
  | { type: 'begin'; at: Point; kind: Contact['kind'] }
  | { type: 'extend'; at: Point }
  /** What was begun stays. */
  | { type: 'end' }
  /** What was begun was not meant: a second finger came at once. */
  | { type: 'drop' }
  /** Two fingers went from there to here. */
  | { type: 'pinch'; from: readonly [Point, Point]; to: readonly [Point, Point] }

export type Fingers =
  | { doing: 'nothing' }
  /** `reach`: how far from where it began it was at most. */
  | { doing: 'one'; first: Contact; reach: number }
  | { doing: 'two'; contacts: readonly [Contact, Contact] }

export const NO_FINGERS: Fingers = { doing: 'nothing' }

/** A contact broader than this is the ball of a hand. */
const PALM = 70
/** A finger that went no further than this may still become the first of two that zoom. */
const STILL = 14

/**
 * Sorts out what touches the sheet: one contact draws, two fingers zoom. Once a finger is drawing, further
 * ones change nothing; nor does a palm, nor any finger beside a pen. What is lost ends where it was.
 */
export function stepFingers(fingers: Fingers, event: FingerEvent): [Fingers, Effect[]] {
  switch (event.type) {
    case 'down':
      return down(fingers, event.contact)
    case 'move':
      return move(fingers, event.contact)
    case 'up':
    case 'lost':
      return event.id === undefined || holds(fingers, event.id)
        ? [NO_FINGERS, fingers.doing === 'one' ? [{ type: 'end' }] : []]
        : [fingers, []]
  }
}

function down(fingers: Fingers, contact: Contact): [Fingers, Effect[]] {
  if (contact.kind === 'touch' && contact.breadth > PALM) return [fingers, []]
  const begin = { type: 'begin', at: pointOf(contact), kind: contact.kind } as const
  const one = { doing: 'one', first: contact, reach: 0 } as const
  if (fingers.doing === 'nothing') return [one, [begin]]
  if (contact.kind === 'pen') return [one, fingers.doing === 'one' ? [ending(fingers), begin] : [begin]]
  const isSecond =
    fingers.doing === 'one' &&
    fingers.first.kind === 'touch' &&
    contact.kind === 'touch' &&
    fingers.reach <= STILL
  return isSecond ? [{ doing: 'two', contacts: [fingers.first, contact] }, [{ type: 'drop' }]] : [fingers, []]
}

function move(fingers: Fingers, contact: Contact): [Fingers, Effect[]] {
  if (!holds(fingers, contact.id)) return [fingers, []]
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

/** A pen takes over: a finger that only rested there drew nothing. */
function ending({ reach }: Fingers & { doing: 'one' }): Effect {
  return { type: reach <= STILL ? 'drop' : 'end' }
}

function holds(fingers: Fingers, id: number): boolean {
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
