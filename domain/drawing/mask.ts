import type { Point } from './drawing.ts'

/** A set of pixels. `bits[y * width + x]` is 1 for a pixel in it. */
export interface Mask {
  width: number
  height: number
  bits: Uint8Array
}

export function emptyMask(width: number, height: number): Mask {
  return { width, height, bits: new Uint8Array(width * height) }
}

/** All pixels within `reach` of the mask, with a square kernel. */
export function dilate(mask: Mask, reach: number): Mask {
  if (reach === 0) return mask
  const across = emptyMask(mask.width, mask.height)
  for (let y = 0; y < mask.height; y++) spread(mask.bits, across.bits, y * mask.width, 1, mask.width, reach)
  const all = emptyMask(mask.width, mask.height)
  for (let x = 0; x < mask.width; x++) spread(across.bits, all.bits, x, mask.width, mask.height, reach)
  return all
}

/** Dilates one row or column. */
function spread(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  stride: number,
  count: number,
  reach: number,
) {
  let near = 0
  for (let place = -reach; place < count; place++) {
    if (place + reach < count && from[start + (place + reach) * stride] === 1) near++
    if (place < 0) continue
    if (near > 0) to[start + place * stride] = 1
    if (place - reach >= 0 && from[start + (place - reach) * stride] === 1) near--
  }
}

/**
 * The pixels connected to a point by their sides without crossing a wall. Empty if the point is on a wall.
 */
export function floodFill(walls: Mask, { x, y }: Point): Mask {
  const { width, height } = walls
  const region = emptyMask(width, height)
  const isFree = (place: number) => walls.bits[place] === 0 && region.bits[place] === 0
  const start = y * width + x
  if (x < 0 || y < 0 || x >= width || y >= height || !isFree(start)) return region
  const stack = [start]
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    if (!isFree(place)) continue
    const row = place - (place % width)
    let left = place
    while (left > row && isFree(left - 1)) left--
    let wasFreeAbove = false
    let wasFreeBelow = false
    for (let at = left; at < row + width && isFree(at); at++) {
      region.bits[at] = 1
      const above = at >= width && isFree(at - width)
      const below = at + width < width * height && isFree(at + width)
      if (above && !wasFreeAbove) stack.push(at - width)
      if (below && !wasFreeBelow) stack.push(at + width)
      wasFreeAbove = above
      wasFreeBelow = below
    }
  }
  return region
}

export function intersection(one: Mask, other: Mask): Mask {
  const both = emptyMask(one.width, one.height)
  for (let place = 0; place < both.bits.length; place++) {
    both.bits[place] = (one.bits[place] ?? 0) & (other.bits[place] ?? 0)
  }
  return both
}

export function invert(mask: Mask): Mask {
  const other = emptyMask(mask.width, mask.height)
  for (let place = 0; place < other.bits.length; place++) other.bits[place] = mask.bits[place] === 1 ? 0 : 1
  return other
}

export function isEmpty({ bits }: Mask): boolean {
  return !bits.includes(1)
}

/** True if the mask reaches the edge of the picture. */
export function touchesEdge({ width, height, bits }: Mask): boolean {
  for (let x = 0; x < width; x++) if (bits[x] === 1 || bits[(height - 1) * width + x] === 1) return true
  for (let y = 0; y < height; y++) if (bits[y * width] === 1 || bits[y * width + width - 1] === 1) return true
  return false
}
