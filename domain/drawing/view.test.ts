import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHEET } from './drawing.ts'
import { knobAt, knobsOf } from './knobs.ts'
import { containsPoint, resizeByDrag, turnByDrag } from './placement.ts'
import { FULL_VIEW, MAX_ZOOM, moveView, pinchView, toSheet, type View, zoomView } from './view.ts'

const WIDTH = 600
const point = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) })
const covers = ({ zoom, x, y }: View) =>
  x >= 0 &&
  y >= 0 &&
  x + SHEET.width / zoom <= SHEET.width + 1e-6 &&
  y + SHEET.height / zoom <= SHEET.height + 1e-6

it('never shows anything outside the sheet', () => {
  fc.assert(
    fc.property(
      point,
      point,
      point,
      point,
      fc.double({ min: 0.1, max: 9, noNaN: true }),
      (a, b, c, d, factor) => {
        const view = moveView(pinchView(zoomView(FULL_VIEW, WIDTH, a, factor), WIDTH, [a, b], [c, d]), {
          x: c.x,
          y: -d.y,
        })
        expect(covers(view)).toBe(true)
        expect(view.zoom).toBeGreaterThanOrEqual(1)
        expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM)
      },
    ),
  )
})

it('keeps the pinched spot under the fingers', () => {
  const start = zoomView(FULL_VIEW, WIDTH, { x: 300, y: 200 }, 2)
  const from = [
    { x: 250, y: 200 },
    { x: 350, y: 200 },
  ] as const
  const to = [
    { x: 240, y: 210 },
    { x: 380, y: 210 },
  ] as const
  const next = pinchView(start, WIDTH, from, to)
  const held = toSheet(start, WIDTH, { x: 300, y: 200 })
  const there = toSheet(next, WIDTH, { x: 310, y: 210 })
  expect(there.x).toBeCloseTo(held.x)
  expect(there.y).toBeCloseTo(held.y)
  expect(next.zoom).toBeCloseTo(2.8)
})

const pumpkin = { kind: 'sticker', id: 1, name: 'la-citrouille', x: 100, y: 100, scale: 1, turn: 0 } as const

it('hits a thing by its own rotation and size', () => {
  const long = { width: 200, height: 20 }
  expect(containsPoint(pumpkin, long, { x: 180, y: 100 })).toBe(true)
  expect(containsPoint(pumpkin, long, { x: 100, y: 180 })).toBe(false)
  expect(containsPoint({ ...pumpkin, turn: 90 }, long, { x: 100, y: 180 })).toBe(true)
  expect(containsPoint({ ...pumpkin, scale: 0.5 }, long, { x: 180, y: 100 })).toBe(false)
})

it('turns and resizes a thing around its centre while a handle is dragged', () => {
  expect(turnByDrag(pumpkin, { x: 100, y: 50 }, { x: 150, y: 100 })).toEqual({ turn: 90 })
  expect(resizeByDrag(pumpkin, { x: 150, y: 100 }, { x: 200, y: 100 })).toEqual({ scale: 2 })
})

it('keeps the handles on the sheet, even in its corners', () => {
  const size = { width: 120, height: 120 }
  for (const x of [0, 600, SHEET.width]) {
    for (const y of [0, 400, SHEET.height]) {
      const knobs = knobsOf({ ...pumpkin, x, y }, size, 40)
      for (const knob of Object.values(knobs)) {
        expect(knob.x >= 0 && knob.y >= 0 && knob.x <= SHEET.width && knob.y <= SHEET.height).toBe(true)
      }
      expect(knobAt(knobs, knobs.turn, 20)).toBe('turn')
      expect(knobAt(knobs, knobs.resize, 20)).toBe('resize')
      expect(knobAt(knobs, { x, y }, 20)).toBeNull()
    }
  }
})
