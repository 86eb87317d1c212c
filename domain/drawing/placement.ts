import { clamp } from '../clamp.ts'
import { type Placement, type Point, SCALE_LIMITS, SHEET, type Thing } from './drawing.ts'

/** The effect of one key press on a thing: movement in units, rotation in degrees, scale factor. */
export const KEY_STEP = 20
export const KEY_TURN = 15
export const KEY_SCALE_FACTOR = 1.15

/** Moves, turns or resizes a thing within the limits. Returns the same object if nothing changes. */
export function withPlacement<T extends Thing>(thing: T, to: Partial<Placement>): T {
  const next = {
    x: clamp(rounded(to.x ?? thing.x), 0, SHEET.width),
    y: clamp(rounded(to.y ?? thing.y), 0, SHEET.height),
    scale: clamp(rounded(to.scale ?? thing.scale, 1000), SCALE_LIMITS.min, SCALE_LIMITS.max),
    turn: normalizeAngle(to.turn ?? thing.turn),
  }
  const isUnchanged =
    next.x === thing.x && next.y === thing.y && next.scale === thing.scale && next.turn === thing.turn
  return isUnchanged ? thing : { ...thing, ...next }
}

/** The new rotation or scale of a thing while a handle is dragged. */
export function turnByDrag(thing: Thing, from: Point, to: Point): Partial<Placement> {
  return { turn: thing.turn + angleOf(thing, to) - angleOf(thing, from) }
}

export function resizeByDrag(thing: Thing, from: Point, to: Point): Partial<Placement> {
  return { scale: (thing.scale * distance(thing, to)) / Math.max(1, distance(thing, from)) }
}

/** A thing's size before scaling and rotation, in units. */
export interface Size {
  width: number
  height: number
}

/** Tolerance around a thing for fingers, in units. */
const FINGER_TOLERANCE = 10

/** True if a point is on a thing, taking its rotation into account. */
export function containsPoint(thing: Placement, { width, height }: Size, point: Point): boolean {
  const { x, y } = rotateAround(point, thing, -thing.turn)
  return (
    Math.abs(x - thing.x) <= (width * thing.scale) / 2 + FINGER_TOLERANCE &&
    Math.abs(y - thing.y) <= (height * thing.scale) / 2 + FINGER_TOLERANCE
  )
}

/** Rotates a point around another, clockwise. */
export function rotateAround(point: Point, middle: Point, degrees: number): Point {
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

/** Normalizes to 0 up to 360 degrees. */
function normalizeAngle(degrees: number): number {
  const turn = rounded(((degrees % 360) + 360) % 360)
  return turn === 360 ? 0 : turn
}

function angleOf(middle: Point, point: Point): number {
  return (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
}

function rounded(value: number, parts = 10): number {
  return Math.round(value * parts) / parts || 0
}
