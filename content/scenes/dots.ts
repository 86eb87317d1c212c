import type { Spot, Trail } from '../../domain/games/drop/scene.ts'
import { type Point, starCorners, trail } from './scene-parts.ts'

/** Tasks such as "Relie les points de 1 à 10." for a drawing with numbered points. */
export function dots(points: readonly Point[], step = 1): Trail {
  const spots = points.map(([x, y], index): Spot => {
    const label = String(step * (index + 1))
    return { id: `point-${label}`, x: Math.round(x), y: Math.round(y), label }
  })
  const [first, last] = [spots[0]?.label ?? '', spots.at(-1)?.label ?? '']
  const manner = step === 1 ? '' : `, ${STEPS[step] ?? ''}`
  const order = spots.map(({ id }) => id)
  return trail(`Relie les points de ${first} à ${last}${manner}.`, spots, order, true)
}

const STEPS: Readonly<Record<number, string>> = { 2: 'par deux', 5: 'par cinq', 10: 'par dix' }

export function starPoints(middle: Point, radius: number): Point[] {
  return starCorners(middle, radius)
}

/** A fish of 20 points, facing left. */
export function fishPoints([left, top]: Point): Point[] {
  const body = Array.from({ length: 14 }, (_none, index): Point => {
    const angle = Math.PI * 0.12 + (Math.PI * 1.76 * index) / 13
    return [left - 30 + 230 * Math.cos(angle), top + 140 * Math.sin(angle)]
  })
  const tail: Point[] = [
    [225, -10],
    [275, -90],
    [330, -130],
    [300, 0],
    [330, 130],
    [270, 90],
  ].map(([x = 0, y = 0]): Point => [left + x, top + y])
  return [...body, ...tail]
}

/** A heart of 30 equally spaced points. */
export function heartPoints([left, top]: Point, size: number): Point[] {
  const outline = Array.from({ length: 1200 }, (_none, index): Point => {
    const t = (2 * Math.PI * index) / 1200
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
    return [left + size * 16 * Math.sin(t) ** 3, top - size * y]
  })
  return evenly(outline, 30)
}

/** Equally spaced points on a closed outline. */
function evenly(outline: readonly Point[], count: number): Point[] {
  const ways = [0]
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    ways.push((ways[index] ?? 0) + Math.hypot(nextX - x, nextY - y))
  })
  const whole = ways.at(-1) ?? 0
  return Array.from({ length: count }, (_none, place): Point => {
    const way = (whole * place) / count
    return outline[ways.findIndex((each) => each >= way)] ?? [0, 0]
  })
}

/** A hut of 5 points. */
export function hutPoints([left, top]: Point): Point[] {
  return [
    [left - 130, top + 150],
    [left - 130, top - 30],
    [left, top - 170],
    [left + 130, top - 30],
    [left + 130, top + 150],
  ]
}

/** A house of 10 points. */
export function housePoints([left, top]: Point): Point[] {
  return [
    [-170, 200],
    [-170, -10],
    [-220, -10],
    [0, -210],
    [90, -130],
    [90, -200],
    [140, -200],
    [140, -84],
    [220, -10],
    [170, 200],
  ].map(([x = 0, y = 0]): Point => [left + x, top + y])
}
