import { type Placement, type Point, SHEET, type Thing } from './drawing.ts'
import { distance, rotateAround, type Size } from './placement.ts'

export type KnobKind = 'turn' | 'resize'

/** Positions of a thing's handles, always on the sheet. `gap`: distance of the turn handle, in units. */
export function knobsOf(thing: Thing, { width, height }: Size, gap: number): Record<KnobKind, Point> {
  const [halfWidth, halfHeight] = [(width * thing.scale) / 2, (height * thing.scale) / 2]
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const
  const sides = [
    [0, -halfHeight - gap],
    [0, halfHeight + gap],
    [-halfWidth - gap, 0],
    [halfWidth + gap, 0],
  ] as const
  return {
    turn: firstOnSheet(thing, sides),
    resize: firstOnSheet(
      thing,
      corners.map(([x, y]) => [x * halfWidth, y * halfHeight]),
    ),
  }
}

/** The handle within `radius` units of a point, or null. */
export function knobAt(knobs: Record<KnobKind, Point>, point: Point, radius: number): KnobKind | null {
  const kinds = ['resize', 'turn'] as const
  return kinds.find((kind) => distance(knobs[kind], point) <= radius) ?? null
}

function firstOnSheet(thing: Placement, offsets: readonly (readonly [number, number])[]): Point {
  const points = offsets.map(([x, y]) => rotateAround({ x: thing.x + x, y: thing.y + y }, thing, thing.turn))
  const found = points.find(({ x, y }) => x >= 0 && y >= 0 && x <= SHEET.width && y <= SHEET.height)
  return found ?? points[0] ?? thing
}
