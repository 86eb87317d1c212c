import type { Scene, Shape, Spot, Trail } from '../../../domain/games/drop/scene.ts'
import type { Point } from '../../../domain/games/drop/zones.ts'

/** Touch radius around small things, in scene units. */
const REACH = 55

/** The nearest spot within reach of a point; undefined if there is none. */
export function spotNear({ spots }: Trail, point: Point): Spot | undefined {
  return nearest(spots, (spot) => Math.hypot(spot.x - point.x, spot.y - point.y))
}

/** The nearest shape within reach of a point that is on none. Some shapes are smaller than a fingertip. */
export function shapeNear({ shapes }: Scene, { x, y }: Point): Shape | undefined {
  return nearest(shapes, ({ box }) =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
  )
}

function nearest<Thing>(things: readonly Thing[], distanceOf: (thing: Thing) => number): Thing | undefined {
  return things
    .map((thing) => ({ thing, distance: distanceOf(thing) }))
    .filter(({ distance }) => distance <= REACH)
    .toSorted((one, other) => one.distance - other.distance)[0]?.thing
}
