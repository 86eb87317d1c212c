import { expect, it } from 'vitest'
import { centredSquare, moveCut, resizeCut, shrinkToFit, wholePicture } from './cut.ts'

const picture = { width: 400, height: 300 }
const cut = { x: 100, y: 50, width: 200, height: 100 }
const lowerRight = { isRight: true, isBottom: true }
const upperLeft = { isRight: false, isBottom: false }

it('centres the largest square', () => {
  expect(centredSquare(wholePicture(picture))).toEqual({ x: 50, y: 0, width: 300, height: 300 })
})

it('keeps a moved cut inside the picture without resizing it', () => {
  expect(moveCut(cut, { x: 900, y: -20 }, picture)).toEqual({ ...cut, x: 200, y: 0 })
})

it('limits a dragged corner to the picture and keeps the opposite corner', () => {
  expect(resizeCut(cut, lowerRight, { x: 999, y: 999 }, picture, false)).toEqual({
    x: 100,
    y: 50,
    width: 300,
    height: 250,
  })
  expect(resizeCut(cut, upperLeft, { x: -5, y: 20 }, picture, false)).toEqual({
    x: 0,
    y: 20,
    width: 300,
    height: 130,
  })
})

it('keeps a minimum size if a corner is dragged past the opposite one', () => {
  expect(resizeCut(cut, lowerRight, { x: 0, y: 0 }, picture, false)).toEqual({
    ...cut,
    width: 48,
    height: 48,
  })
})

it.each([lowerRight, upperLeft])(
  'keeps a square inside the picture when the corner %o is dragged',
  (corner) => {
    const square = resizeCut(centredSquare(cut), corner, { x: -900, y: 900 }, picture, true)
    expect(square.width).toBe(square.height)
    expect(square.x).toBeGreaterThanOrEqual(0)
    expect(square.y).toBeGreaterThanOrEqual(0)
    expect(square.x + square.width).toBeLessThanOrEqual(picture.width)
    expect(square.y + square.height).toBeLessThanOrEqual(picture.height)
  },
)

it('cuts a one-pixel picture to one pixel', () => {
  const dot = { width: 1, height: 1 }
  expect(resizeCut(wholePicture(dot), lowerRight, { x: 50, y: 50 }, dot, true)).toEqual(wholePicture(dot))
})

it('shrinks by the longer side and never enlarges', () => {
  expect(shrinkToFit({ width: 4000, height: 3000 }, 1000)).toEqual({ width: 1000, height: 750 })
  expect(shrinkToFit({ width: 3000, height: 1 }, 1000)).toEqual({ width: 1000, height: 1 })
  expect(shrinkToFit({ width: 20, height: 10 }, 1000)).toEqual({ width: 20, height: 10 })
})
