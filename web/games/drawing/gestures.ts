import {
  MOST_POINTS,
  type Placement,
  type Point,
  type Stroke,
  type Thing,
} from '../../../domain/drawing/drawing.ts'
import { knobAt, knobsOf } from '../../../domain/drawing/knobs.ts'
import { distance, resizedBy, type Size, touches, turnedBy } from '../../../domain/drawing/placement.ts'
import type { Gesture } from './use-sheet-gestures.ts'

/** What each tool does with a finger. Points in units of the sheet; `Gesture.extend` is given them too. */

/** Points closer than this, in units, add nothing to a line. */
const STEP = 1.5

type NewStroke = Omit<Stroke, 'id' | 'kind'>

interface StrokeEnds {
  /** The line so far; null once it is done. */
  show(stroke: NewStroke | null): void
  add(stroke: NewStroke): void
}

export function drawGesture(
  brush: Pick<Stroke, 'tool' | 'colour' | 'size'>,
  start: Point,
  { show, add }: StrokeEnds,
): Gesture {
  let last = start
  let stroke: NewStroke = { ...brush, points: [rounded(start.x), rounded(start.y)] }
  show(stroke)
  const end = () => {
    show(null)
    add(stroke)
  }
  return {
    extend(at) {
      if (distance(last, at) < STEP) return
      last = at
      stroke.points.push(rounded(at.x), rounded(at.y))
      if (stroke.points.length >= 2 * MOST_POINTS) {
        end()
        stroke = { ...brush, points: [rounded(at.x), rounded(at.y)] }
      }
      show(stroke)
    },
    end,
    drop: () => show(null),
  }
}

/** A tap: done when the finger leaves. */
export function tapGesture(start: Point, tap: (at: Point) => void): Gesture {
  return { extend: () => undefined, end: () => tap(start), drop: () => undefined }
}

interface HandEnds {
  /** The things, the uppermost last. */
  things: readonly Thing[]
  selected: Thing | null
  sizeOf(thing: Thing): Size
  /** Of a knob, in units. */
  radius: number
  /** How far around a knob's middle a finger takes it, in units. */
  reach: number
  select(thing: Thing | null): void
  /** Shows a thing where it is while it is dragged; null: where it was. */
  preview(id: number, to: Partial<Placement> | null): void
  place(id: number, to: Partial<Placement>): void
  pan(by: Point): void
}

/** The hand: turns or resizes by a knob, drags a thing, or pushes the sheet about. */
export function handGesture(hand: HandEnds, start: Point): Gesture {
  const { selected, things, sizeOf, radius, reach } = hand
  const knob = selected && knobAt(knobsOf(selected, sizeOf(selected), 2 * radius), start, reach)
  if (selected && knob) {
    const change = knob === 'turn' ? turnedBy : resizedBy
    return dragGesture(hand, selected, (at) => change(selected, start, at))
  }
  // The chosen thing is felt first: it may be dragged out from under others.
  const isTouched = (thing: Thing) => touches(thing, sizeOf(thing), start)
  const thing = selected && isTouched(selected) ? selected : (things.findLast(isTouched) ?? null)
  hand.select(thing)
  if (!thing) return panGesture(hand, start)
  return dragGesture(hand, thing, (at) => ({ x: thing.x + at.x - start.x, y: thing.y + at.y - start.y }))
}

function dragGesture(
  { preview, place }: HandEnds,
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

function panGesture({ pan }: HandEnds, start: Point): Gesture {
  // The sheet moves under the finger, so the finger stays on the unit where it began.
  return {
    extend: (at) => pan({ x: start.x - at.x, y: start.y - at.y }),
    end: () => undefined,
    drop: () => undefined,
  }
}

/** To a tenth of a unit: finer than any screen. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
