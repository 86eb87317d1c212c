import type { Point } from './drawing.ts'
import { dilate, floodFill, intersection, invert, isEmpty, type Mask, touchesEdge } from './mask.ts'

/** Lines drawn by hand often have gaps. Gaps up to twice this many pixels stop the paint. */
const HALF_MAX_GAP_PX = 4
/** How far the fill extends under strokes, in pixels, to cover their soft edges. */
const OVERLAP_PX = 2

/**
 * The area that the paint bucket fills from a point: the area enclosed by strokes, else the area enclosed
 * by strokes and the scene's lines. Empty if the point is on a line.
 * @param strokes pixels covered by strokes
 * @param paperLines lines of the scene under the strokes, where its colour changes
 */
export function filledArea(strokes: Mask, paperLines: Mask, point: Point): Mask {
  const enclosed = areaWithin(strokes, point)
  if (!isEmpty(enclosed) && !touchesEdge(enclosed)) return dilate(enclosed, OVERLAP_PX)
  const within = areaWithin(union(strokes, paperLines), point)
  return isEmpty(within) ? within : dilate(within, OVERLAP_PX)
}

function areaWithin(walls: Mask, point: Point): Mask {
  const wide = floodFill(dilate(walls, HALF_MAX_GAP_PX), point)
  if (isEmpty(wide)) return floodFill(walls, point)
  // Grow back to the walls, then a little into corners that the square kernel cannot reach.
  const free = invert(walls)
  let area = intersection(dilate(wide, HALF_MAX_GAP_PX), free)
  for (let step = 0; step < HALF_MAX_GAP_PX; step++) area = intersection(dilate(area, 1), free)
  return area
}

function union(one: Mask, other: Mask): Mask {
  return invert(intersection(invert(one), invert(other)))
}

/** Pixels where the colour changes sharply. `rgba` has 4 bytes per pixel. */
export function edgeMask(rgba: Uint8ClampedArray, width: number, height: number): Mask {
  const bits = new Uint8Array(width * height)
  const differs = (one: number, other: number) => {
    const offset = 4 * one
    const otherOffset = 4 * other
    const change =
      Math.abs((rgba[offset] ?? 0) - (rgba[otherOffset] ?? 0)) +
      Math.abs((rgba[offset + 1] ?? 0) - (rgba[otherOffset + 1] ?? 0)) +
      Math.abs((rgba[offset + 2] ?? 0) - (rgba[otherOffset + 2] ?? 0))
    return change > MAX_SOFT_CHANGE
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

/** Largest change of red, green and blue together that still counts as a soft shade. */
const MAX_SOFT_CHANGE = 24

/** Pixels that are more than half opaque. */
export function opaqueMask(rgba: Uint8ClampedArray, width: number, height: number): Mask {
  const bits = new Uint8Array(width * height)
  for (let place = 0; place < bits.length; place++) if ((rgba[4 * place + 3] ?? 0) > 127) bits[place] = 1
  return { width, height, bits }
}
