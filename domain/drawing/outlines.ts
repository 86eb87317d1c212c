import { MAX_OUTLINE_NUMBERS } from './drawing.ts'
import type { Mask } from './mask.ts'

/** The smoothed outlines of a mask for a fill, within the maximum number of coordinates. */
export function outlinesForFill(mask: Mask): number[][] {
  const exact = outlinesOf(mask)
  for (let slack = 1.2; ; slack *= 2) {
    const outlines = smooth(exact, slack)
    if (outlines.reduce((sum, outline) => sum + outline.length, 0) <= MAX_OUTLINE_NUMBERS) return outlines
  }
}

/** Directions along pixel edges: right, down, left, up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/** The outlines of a mask along pixel edges, alternating x and y, enclosing it by the even-odd rule. */
export function outlinesOf(mask: Mask): number[][] {
  const { width, height } = mask
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && mask.bits[y * width + x] === 1
  // For each pixel corner, one bit for each direction that has the mask on its right and not on its left.
  const edges = new Uint8Array((width + 1) * (height + 1))
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const [upLeft, upRight, downLeft, downRight] = [
        has(x - 1, y - 1),
        has(x, y - 1),
        has(x - 1, y),
        has(x, y),
      ]
      const right = downRight && !upRight
      const down = downLeft && !downRight
      const left = upLeft && !downLeft
      const up = upRight && !upLeft
      edges[y * (width + 1) + x] =
        Number(right) | (Number(down) << 1) | (Number(left) << 2) | (Number(up) << 3)
    }
  }
  const outlines: number[][] = []
  for (let corner = 0; corner < edges.length; corner++) {
    while (edges[corner] !== 0) outlines.push(walk(edges, width + 1, corner))
  }
  return outlines
}

/** Follows one outline back to its start, clearing the used edges. Keeps only the corners where it turns. */
function walk(edges: Uint8Array, stride: number, start: number): number[] {
  const outline: number[] = []
  let corner = start
  let last = -1
  do {
    const open = edges[corner] ?? 0
    const directionIndex = STEPS.findIndex((_, index) => (open & (1 << index)) !== 0)
    const direction = STEPS[directionIndex]
    if (!direction) break
    edges[corner] = open & ~(1 << directionIndex)
    if (directionIndex !== last) outline.push(corner % stride, Math.floor(corner / stride))
    last = directionIndex
    corner += direction.x + direction.y * stride
  } while (corner !== start)
  return outline
}

/** Minimum area of an outline in square pixels. Smaller outlines are dropped. */
const MIN_AREA = 12

/** Simplifies outlines and drops specks. No removed point is further than `slack` from the new line. */
export function smooth(outlines: readonly number[][], slack = 0.8): number[][] {
  return outlines
    .filter((outline) => Math.abs(areaOf(outline)) >= MIN_AREA)
    .map((outline) => simplify(outline, slack))
    .filter((outline) => outline.length >= 6)
}

/** The Ramer-Douglas-Peucker algorithm for a closed line, split at its start and the farthest point. */
function simplify(outline: readonly number[], slack: number): number[] {
  const count = outline.length / 2
  const keep = new Uint8Array(count)
  const far = farthest(outline, 0, count, (x, y) => Math.hypot(x - at(outline, 0), y - at(outline, 1)))
  keep[0] = 1
  keep[far.place] = 1
  const parts = [
    [0, far.place],
    [far.place, count],
  ] as const
  const stack: (readonly [number, number])[] = [...parts]
  for (let part = stack.pop(); part; part = stack.pop()) {
    const [from, to] = part
    const sideOf = distanceFromLine(outline, from, to % count)
    const most = farthest(outline, from + 1, to, sideOf)
    if (most.distance <= slack) continue
    keep[most.place] = 1
    stack.push([from, most.place], [most.place, to])
  }
  return outline.filter((_, index) => keep[Math.floor(index / 2)] === 1)
}

function farthest(
  outline: readonly number[],
  from: number,
  to: number,
  distanceOf: (x: number, y: number) => number,
): { place: number; distance: number } {
  let found = { place: from, distance: 0 }
  for (let place = from; place < to; place++) {
    const distance = distanceOf(at(outline, 2 * place), at(outline, 2 * place + 1))
    if (distance > found.distance) found = { place, distance }
  }
  return found
}

function distanceFromLine(outline: readonly number[], from: number, to: number) {
  const [x1, y1, x2, y2] = [
    at(outline, 2 * from),
    at(outline, 2 * from + 1),
    at(outline, 2 * to),
    at(outline, 2 * to + 1),
  ]
  const length = Math.hypot(x2 - x1, y2 - y1)
  return (x: number, y: number) =>
    length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
}

/** Signed area in square pixels, negative if anticlockwise. */
function areaOf(outline: readonly number[]): number {
  let sum = 0
  for (let place = 0; place < outline.length; place += 2) {
    const next = (place + 2) % outline.length
    sum += at(outline, place) * at(outline, next + 1) - at(outline, next) * at(outline, place + 1)
  }
  return sum / 2
}

function at(outline: readonly number[], index: number): number {
  return outline[index] ?? 0
}
