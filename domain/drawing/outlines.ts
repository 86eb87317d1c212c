import { MOST_OUTLINE_NUMBERS } from './drawing.ts'
import type { Mask } from './mask.ts'

/** The outlines of a mask as a fill keeps them: smooth, and no more of them than a drawing may hold. */
export function fillOutlines(mask: Mask): number[][] {
  const exact = outlinesOf(mask)
  for (let slack = 1.2; ; slack *= 2) {
    const outlines = smoothed(exact, slack)
    if (outlines.reduce((sum, outline) => sum + outline.length, 0) <= MOST_OUTLINE_NUMBERS) return outlines
  }
}

/** The steps of a walk along pixels' edges: right, down, left, up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/**
 * The outlines of a mask along its pixels' edges, closed, x and y in turns: a pixel is in the mask where its
 * middle is inside an odd number of them.
 */
export function outlinesOf(mask: Mask): number[][] {
  const { width, height } = mask
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && mask.bits[y * width + x] === 1
  // From each corner of the pixels, one bit for each step that has the mask on its right and not on its left.
  const ways = new Uint8Array((width + 1) * (height + 1))
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
      ways[y * (width + 1) + x] =
        Number(right) | (Number(down) << 1) | (Number(left) << 2) | (Number(up) << 3)
    }
  }
  const outlines: number[][] = []
  for (let corner = 0; corner < ways.length; corner++) {
    while (ways[corner] !== 0) outlines.push(walk(ways, width + 1, corner))
  }
  return outlines
}

/** Walks from a corner until it is there again, using up the ways; only the corners where it turns are kept. */
function walk(ways: Uint8Array, stride: number, start: number): number[] {
  const outline: number[] = []
  let corner = start
  let last = -1
  do {
    const open = ways[corner] ?? 0
    const direction = STEPS.findIndex((_, index) => (open & (1 << index)) !== 0)
    const way = STEPS[direction]
    if (!way) break
    ways[corner] = open & ~(1 << direction)
    if (direction !== last) outline.push(corner % stride, Math.floor(corner / stride))
    last = direction
    corner += way.x + way.y * stride
  } while (corner !== start)
  return outline
}

/** Areas smaller than this, in square pixels, are left out. */
const SPECK = 12

/**
 * Outlines with fewer points, the stairs of the pixels made into slopes: no point that is left out is further
 * than `slack` from the new line. Specks are left out.
 */
export function smoothed(outlines: readonly number[][], slack = 0.8): number[][] {
  return outlines
    .filter((outline) => Math.abs(areaOf(outline)) >= SPECK)
    .map((outline) => simplified(outline, slack))
    .filter((outline) => outline.length >= 6)
}

/** Ramer, Douglas and Peucker on a closed line: its two most distant points stay, and between them whatever sticks out. */
function simplified(outline: readonly number[], slack: number): number[] {
  const count = outline.length / 2
  const keep = new Uint8Array(count)
  const far = farthest(outline, 0, count, (x, y) => Math.hypot(x - at(outline, 0), y - at(outline, 1)))
  keep[0] = 1
  keep[far.place] = 1
  const parts = [
    [0, far.place],
    [far.place, count],
  ] as const
  const waiting: (readonly [number, number])[] = [...parts]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [from, to] = part
    const sideOf = distanceFromLine(outline, from, to % count)
    const most = farthest(outline, from + 1, to, sideOf)
    if (most.distance <= slack) continue
    keep[most.place] = 1
    waiting.push([from, most.place], [most.place, to])
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

/** In square pixels; below 0 where it runs anticlockwise. */
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
