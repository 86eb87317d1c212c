import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgeMask, filledArea } from './bucket.ts'
import { dilate, emptyMask, floodFill, type Mask } from './mask.ts'
import { outlinesOf, smooth } from './outlines.ts'

const anyMask = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 1 })
      .map((bits): Mask => ({ width, height, bits })),
  )
const has = ({ width, bits }: Mask, x: number, y: number) => bits[y * width + x] === 1

/** A ring of walls, `thick` wide, with a gap in its upper side. */
function ring(size: number, thick: number, gap: number): Mask {
  const mask = emptyMask(size, size)
  const [near, far] = [size / 4, (3 * size) / 4]
  for (let y = near; y < far; y++) {
    for (let x = near; x < far; x++) {
      const isWall = x < near + thick || x >= far - thick || y < near + thick || y >= far - thick
      const isGap = y < near + thick && Math.abs(x - size / 2) < gap / 2
      if (isWall && !isGap) mask.bits[y * size + x] = 1
    }
  }
  return mask
}

function isInside(outlines: readonly number[][], x: number, y: number): boolean {
  let crossings = 0
  for (const outline of outlines) {
    for (let place = 0; place < outline.length; place += 2) {
      const next = (place + 2) % outline.length
      const [x1 = 0, y1 = 0] = outline.slice(place, place + 2)
      const [x2 = 0, y2 = 0] = outline.slice(next, next + 2)
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings++
    }
  }
  return crossings % 2 === 1
}

describe('outlinesOf', () => {
  it('encloses exactly the pixels of the mask', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const outlines = outlinesOf(mask)
        for (let y = 0; y < mask.height; y++) {
          for (let x = 0; x < mask.width; x++) {
            expect(isInside(outlines, x + 0.5, y + 0.5)).toBe(has(mask, x, y))
          }
        }
      }),
    )
  })

  it('returns four points for a square, and a second outline for its hole', () => {
    const area = filledArea(ring(80, 4, 0), emptyMask(80, 80), { x: 2, y: 2 })
    const [outer, hole] = smooth(outlinesOf(area))
    expect(outer).toEqual([0, 0, 80, 0, 80, 80, 0, 80])
    expect(hole).toHaveLength(8)
  })

  it('smooths an outline without moving it beyond the tolerance', () => {
    const slope = emptyMask(60, 60)
    for (let y = 0; y < 60; y++) for (let x = 0; x < y; x++) slope.bits[y * 60 + x] = 1
    const [outline = []] = smooth(outlinesOf(slope))
    expect(outline.length).toBeLessThanOrEqual(10)
    expect(isInside([outline], 20, 40)).toBe(true)
    expect(isInside([outline], 40, 20)).toBe(false)
  })
})

describe('filledArea', () => {
  const nothing = emptyMask(80, 80)
  const middle = { x: 40, y: 40 }
  const corner = { x: 2, y: 2 }

  it('fills what a line encloses, including under the line, and nothing beyond it', () => {
    const walls = ring(80, 6, 0)
    const area = filledArea(walls, nothing, middle)
    expect(has(area, 26, 26)).toBe(true)
    expect(has(area, 40, 40)).toBe(true)
    expect(has(area, 40, 20)).toBe(false)
    expect(has(area, 40, 10)).toBe(false)
  })

  it('stays inside a line with a small gap', () => {
    expect(has(filledArea(ring(80, 6, 6), nothing, middle), 2, 2)).toBe(false)
    expect(has(filledArea(ring(80, 6, 14), nothing, middle), 2, 2)).toBe(true)
  })

  it('fills the whole sheet if nothing encloses the point', () => {
    expect(filledArea(nothing, nothing, corner).bits.every((bit) => bit === 1)).toBe(true)
  })

  it("uses the scene's lines only if no stroke encloses the point", () => {
    const paper = ring(80, 2, 0)
    expect(has(filledArea(nothing, paper, middle), 2, 2)).toBe(false)
    const around = ring(80, 2, 0)
    const inner = emptyMask(80, 80)
    for (let y = 0; y < 80; y++) inner.bits[y * 80 + 40] = 1
    expect(has(filledArea(around, inner, { x: 30, y: 40 }), 50, 40)).toBe(true)
  })

  it('fills nothing if the point is on a line', () => {
    expect(filledArea(ring(80, 6, 0), nothing, { x: 22, y: 22 }).bits.includes(1)).toBe(false)
  })

  it('fills a space that is narrower than the allowed gap', () => {
    const walls = emptyMask(40, 40)
    for (let y = 0; y < 40; y++) for (const x of [10, 14]) walls.bits[y * 40 + x] = 1
    const area = filledArea(walls, emptyMask(40, 40), { x: 12, y: 20 })
    expect(has(area, 12, 5)).toBe(true)
    expect(has(area, 20, 20)).toBe(false)
  })
})

it('floods the same pixels as a pixel-by-pixel search', () => {
  fc.assert(
    fc.property(anyMask, (walls) => {
      const region = floodFill(walls, { x: 0, y: 0 })
      const seen = new Set<string>()
      const visit = (x: number, y: number) => {
        const isOut = x < 0 || y < 0 || x >= walls.width || y >= walls.height
        if (isOut || has(walls, x, y) || seen.has(`${x} ${y}`)) return
        seen.add(`${x} ${y}`)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          visit(x + dx, y + dy)
      }
      visit(0, 0)
      expect(region.bits.reduce((sum, bit) => sum + bit, 0)).toBe(seen.size)
    }),
  )
})

it('dilates a mask by a square around each pixel', () => {
  fc.assert(
    fc.property(anyMask, fc.integer({ min: 1, max: 4 }), (mask, reach) => {
      const wide = dilate(mask, reach)
      for (let y = 0; y < mask.height; y++) {
        for (let x = 0; x < mask.width; x++) {
          let isNear = false
          for (let dy = -reach; dy <= reach; dy++) {
            for (let dx = -reach; dx <= reach; dx++) {
              const isIn = x + dx >= 0 && x + dx < mask.width && y + dy >= 0 && y + dy < mask.height
              isNear ||= isIn && has(mask, x + dx, y + dy)
            }
          }
          expect(has(wide, x, y)).toBe(isNear)
        }
      }
    }),
  )
})

it('detects lines at sharp changes of colour and not in soft shades', () => {
  const shade = new Uint8ClampedArray([10, 10, 10, 255, 12, 12, 12, 255, 14, 14, 14, 255, 90, 14, 14, 255])
  expect([...edgeMask(shade, 4, 1).bits]).toEqual([0, 0, 1, 0])
})
