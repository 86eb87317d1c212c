import type { Point } from './drawing.ts'
import { flooded, grown, isEmpty, type Mask, meets, opposite, touchesEdge } from './mask.ts'

/** A child's line does not always meet itself: a gap up to twice as wide, in pixels, holds the paint back. */
const GAP = 4
/** The fill lies under the strokes, and a little way under their soft edges. */
const UNDER = 2

/**
 * The area that the paint bucket fills from a point: what strokes enclose there, whatever is on the paper;
 * where they enclose nothing, what the lines of the paper enclose as well. Empty on a line.
 * @param strokes where a stroke is
 * @param paperLines the lines of what is under the strokes: where its colour changes
 */
export function filledArea(strokes: Mask, paperLines: Mask, point: Point): Mask {
  const enclosed = areaWithin(strokes, point)
  if (!isEmpty(enclosed) && !touchesEdge(enclosed)) return grown(enclosed, UNDER)
  const within = areaWithin(either(strokes, paperLines), point)
  return isEmpty(within) ? within : grown(within, UNDER)
}

function areaWithin(walls: Mask, point: Point): Mask {
  const wide = flooded(grown(walls, GAP), point)
  if (isEmpty(wide)) return flooded(walls, point)
  // Back to the walls, and a little further into the corners, which a square does not reach.
  const free = opposite(walls)
  let area = meets(grown(wide, GAP), free)
  for (let step = 0; step < GAP; step++) area = meets(grown(area, 1), free)
  return area
}

function either(one: Mask, other: Mask): Mask {
  return opposite(meets(opposite(one), opposite(other)))
}

/** Where a colour changes from one pixel to the next by more than a soft shade does. `rgba`: 4 bytes a pixel. */
export function linesOf(rgba: Uint8ClampedArray, width: number, height: number): Mask {
  const bits = new Uint8Array(width * height)
  const differs = (one: number, other: number) => {
    const at = 4 * one
    const to = 4 * other
    const change =
      Math.abs((rgba[at] ?? 0) - (rgba[to] ?? 0)) +
      Math.abs((rgba[at + 1] ?? 0) - (rgba[to + 1] ?? 0)) +
      Math.abs((rgba[at + 2] ?? 0) - (rgba[to + 2] ?? 0))
    return change > SOFT
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      const isLine =
        (x + 1 < width && differs(place, place + 1)) || (y + 1 < height && differs(place, place + width))
      if (isLine) bits[place] = 1
    }
  }
  return { width, height, bits }
}

/** The most by which red, green and blue together change from pixel to pixel in a soft shade. */
const SOFT = 24

/** Where a picture on nothing is more than half there. */
export function coveredBy(rgba: Uint8ClampedArray, width: number, height: number): Mask {
  const bits = new Uint8Array(width * height)
  for (let place = 0; place < bits.length; place++) if ((rgba[4 * place + 3] ?? 0) > 127) bits[place] = 1
  return { width, height, bits }
}
