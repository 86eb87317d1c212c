import type { Spot, Trail } from '../../../domain/games/drop/scene.ts'

/** A finger is broad: so far from its middle, in units of the scene, a spot is touched. */
const REACH = 55

/** The nearest spot within reach of a point; undefined where there is none. */
export function spotNear({ spots }: Trail, { x, y }: { x: number; y: number }): Spot | undefined {
  const distance = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  return spots
    .filter((spot) => distance(spot) <= REACH)
    .sort((one, other) => distance(one) - distance(other))[0]
}
