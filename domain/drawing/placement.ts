import { clamp } from '../clamp.ts'
import { type Placement, type Point, SCALES, SHEET, type Thing } from './drawing.ts'

/** How far one press of a key moves a thing, in units; how far it turns it, in degrees; and how much it grows. */
export const KEY_STEP = 20
export const KEY_TURN = 15
export const KEY_GROWTH = 1.15

/** The thing at another place, kept on the sheet; the same object where it is there already. */
export function placed<T extends Thing>(thing: T, to: Partial<Placement>): T {
  const next = {
    x: clamp(rounded(to.x ?? thing.x), 0, SHEET.width),
    y: clamp(rounded(to.y ?? thing.y), 0, SHEET.height),
    scale: clamp(rounded(to.scale ?? thing.scale, 1000), SCALES.least, SCALES.most),
    turn: turnOf(to.turn ?? thing.turn),
  }
  const isThere =
    next.x === thing.x && next.y === thing.y && next.scale === thing.scale && next.turn === thing.turn
  return isThere ? thing : { ...thing, ...next }
}

/** Where a thing is while one of its knobs is dragged: turned or resized about its middle. */
export function turnedBy(thing: Thing, from: Point, to: Point): Partial<Placement> {
  return { turn: thing.turn + angleOf(thing, to) - angleOf(thing, from) }
}

export function resizedBy(thing: Thing, from: Point, to: Point): Partial<Placement> {
  return { scale: (thing.scale * distance(thing, to)) / Math.max(1, distance(thing, from)) }
}

/** A thing's box before it is scaled and turned, in units. */
export interface Size {
  width: number
  height: number
}

/** A finger is broad: so far beside a thing still touches it. */
const FINGER = 10

/** Whether a point lies on a thing, seen in the thing's own turn. */
export function touches(thing: Placement, { width, height }: Size, point: Point): boolean {
  const { x, y } = turnedAround(point, thing, -thing.turn)
  return (
    Math.abs(x - thing.x) <= (width * thing.scale) / 2 + FINGER &&
    Math.abs(y - thing.y) <= (height * thing.scale) / 2 + FINGER
  )
}

/** A point turned about another, clockwise. */
export function turnedAround(point: Point, middle: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [point.x - middle.x, point.y - middle.y]
  return {
    x: middle.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: middle.y + x * Math.sin(angle) + y * Math.cos(angle),
  }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

/** 0 to 360 degrees, 360 excluded. */
function turnOf(degrees: number): number {
  const turn = rounded(((degrees % 360) + 360) % 360)
  return turn === 360 ? 0 : turn
}

function angleOf(middle: Point, point: Point): number {
  return (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
}

function rounded(value: number, parts = 10): number {
  return Math.round(value * parts) / parts || 0
}
