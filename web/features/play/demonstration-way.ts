import type { HandWay } from './hand.ts'

/** Where the hand goes, in CSS pixels of the window. */
interface HandPoint {
  x: number
  y: number
  presses: boolean
}

/** The middle of each place of the way that is on the board and has a size. */
export function pointsOn(board: HTMLElement | null, way: HandWay): HandPoint[] {
  return way.flatMap(({ at, nth, presses }) => {
    const box = board?.querySelectorAll(at)[nth]?.getBoundingClientRect()
    if (!box || box.width === 0) return []
    return [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), presses }]
  })
}

/** At each point the hand rests; where it presses it grows small and large again. */
export function keyframesOf(points: readonly HandPoint[]): Keyframe[] {
  return points.flatMap(({ x, y, presses }) => {
    const rest = { translate: `${x}px ${y}px`, scale: '1' }
    return presses ? [rest, { ...rest, scale: '0.75' }, rest] : [rest, rest]
  })
}
