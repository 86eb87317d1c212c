import {
  limitCoordinate,
  MAX_POINTS,
  type Placement,
  type Point,
  type Stroke,
  type Thing,
} from '../../../domain/drawing/drawing.ts'
import { knobAt, knobsOf } from '../../../domain/drawing/knobs.ts'
import {
  containsPoint,
  distance,
  resizeByDrag,
  type Size,
  turnByDrag,
} from '../../../domain/drawing/placement.ts'
import type { Gesture } from './use-sheet-gestures.ts'

/** Gestures of each tool. Points are in sheet units, including those passed to `Gesture.extend`. */

/** Minimum distance in units between two points of a stroke. */
const MIN_POINT_DISTANCE = 1.5

type NewStroke = Omit<Stroke, 'id' | 'kind'>

interface StrokeContext {
  /** Shows the stroke so far; null when it is finished. */
  show(stroke: NewStroke | null): void
  add(stroke: NewStroke): void
}

export function drawGesture(
  brush: Pick<Stroke, 'tool' | 'colour' | 'size'>,
  start: Point,
  { show, add }: StrokeContext,
): Gesture {
  let last = clampPoint(start)
  let stroke: NewStroke = { ...brush, points: [last.x, last.y] }
  show(stroke)
  const end = () => {
    show(null)
    add(stroke)
  }
  return {
    extend(to) {
      const at = clampPoint(to)
      if (distance(last, at) < MIN_POINT_DISTANCE) return
      last = at
      stroke.points.push(at.x, at.y)
      if (stroke.points.length >= 2 * MAX_POINTS) {
        end()
        stroke = { ...brush, points: [at.x, at.y] }
      }
      show(stroke)
    },
    end,
    drop: () => show(null),
  }
}

/** A tap; acts when the finger is lifted. */
export function tapGesture(start: Point, tap: (at: Point) => void): Gesture {
  return { extend: () => undefined, end: () => tap(start), drop: () => undefined }
}

interface HandContext {
  /** All things, topmost last. */
  things: readonly Thing[]
  selected: Thing | null
  sizeOf(thing: Thing): Size
  /** Knob radius, in units. */
  radius: number
  /** Touch radius of a knob, in units. */
  reach: number
  select(thing: Thing | null): void
  /** Shows a thing at a position while it is dragged; null restores it. */
  preview(id: number, to: Partial<Placement> | null): void
  place(id: number, to: Partial<Placement>): void
  pan(by: Point): void
}

/** Hand tool: rotates or resizes by a knob, drags a thing, or pans the sheet. */
export function handGesture(hand: HandContext, start: Point): Gesture {
  const { selected, things, sizeOf, radius, reach } = hand
  const knob = selected && knobAt(knobsOf(selected, sizeOf(selected), 2 * radius), start, reach)
  if (selected && knob) {
    const change = knob === 'turn' ? turnByDrag : resizeByDrag
    return dragGesture(hand, selected, (at) => change(selected, start, at))
  }
  // Test the selected thing first, so that it can be dragged out from under others.
  const isTouched = (thing: Thing) => containsPoint(thing, sizeOf(thing), start)
  const thing = selected && isTouched(selected) ? selected : (things.findLast(isTouched) ?? null)
  hand.select(thing)
  if (!thing) return panGesture(hand, start)
  return dragGesture(hand, thing, (at) => ({ x: thing.x + at.x - start.x, y: thing.y + at.y - start.y }))
}

function dragGesture(
  { preview, place }: HandContext,
  { id }: Thing,
  placementAt: (at: Point) => Partial<Placement>,
): Gesture {
  let to: Partial<Placement> | null = null
  return {
    extend(at) {
      to = placementAt(at)
      preview(id, to)
    },
    end() {
      preview(id, null)
      if (to) place(id, to)
    },
    drop: () => preview(id, null),
  }
}

function panGesture({ pan }: HandContext, start: Point): Gesture {
  // Pan so that the same point of the sheet stays under the finger.
  return {
    extend: (at) => pan({ x: start.x - at.x, y: start.y - at.y }),
    end: () => undefined,
    drop: () => undefined,
  }
}

/** Rounds to a tenth of a unit, finer than any screen, within the limits of a stored stroke. */
function clampPoint({ x, y }: Point): Point {
  const limit = (value: number) => limitCoordinate(Math.round(value * 10) / 10)
  return { x: limit(x), y: limit(y) }
}
