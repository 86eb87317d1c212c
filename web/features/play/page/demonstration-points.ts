import type { HandPath } from '../round/hand.ts'

/** A position of the hand, in CSS pixels of the window. */
interface HandPoint {
  x: number
  y: number
  presses: boolean
}

/** The centres of those stops that are on the board and have a size. */
export function pointsOn(board: HTMLElement | null, way: HandPath): HandPoint[] {
  return way.flatMap(({ at, nth, presses }) => {
    const box = board?.querySelectorAll(at)[nth]?.getBoundingClientRect()
    if (!box || box.width === 0) return []
    return [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), presses }]
  })
}

/** The hand rests at each point. Where it presses, it shrinks and grows again. */
export function keyframesOf(points: readonly HandPoint[]): Keyframe[] {
  return points.flatMap(({ x, y, presses }) => {
    const rest = { translate: `${x}px ${y}px`, scale: '1' }
    return presses ? [rest, { ...rest, scale: '0.75' }, rest] : [rest, rest]
  })
}
