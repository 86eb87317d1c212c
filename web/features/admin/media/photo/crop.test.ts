import { expect, it } from 'vitest'
import { centredSquare, moveCrop, resizeCrop, shrinkToFit, wholePicture } from './crop.ts'

const picture = { width: 400, height: 300 }
const crop = { x: 100, y: 50, width: 200, height: 100 }
const lowerRight = { isRight: true, isBottom: true }
const upperLeft = { isRight: false, isBottom: false }

it('centres the largest square', () => {
  expect(centredSquare(wholePicture(picture))).toEqual({ x: 50, y: 0, width: 300, height: 300 })
})

it('keeps a moved crop inside the picture without resizing it', () => {
  expect(moveCrop(crop, { x: 900, y: -20 }, picture)).toEqual({ ...crop, x: 200, y: 0 })
})

it('limits a dragged corner to the picture and keeps the opposite corner', () => {
  expect(resizeCrop(crop, lowerRight, { x: 999, y: 999 }, picture, false)).toEqual({
    x: 100,
    y: 50,
    width: 300,
    height: 250,
  })
  expect(resizeCrop(crop, upperLeft, { x: -5, y: 20 }, picture, false)).toEqual({
    x: 0,
    y: 20,
    width: 300,
    height: 130,
  })
})

it('keeps a minimum size if a corner is dragged past the opposite one', () => {
  expect(resizeCrop(crop, lowerRight, { x: 0, y: 0 }, picture, false)).toEqual({
    ...crop,
    width: 48,
    height: 48,
  })
})

it.each([lowerRight, upperLeft])(
  'keeps a square inside the picture when the corner %o is dragged',
  (corner) => {
    const square = resizeCrop(centredSquare(crop), corner, { x: -900, y: 900 }, picture, true)
    expect(square.width).toBe(square.height)
    expect(square.x).toBeGreaterThanOrEqual(0)
    expect(square.y).toBeGreaterThanOrEqual(0)
    expect(square.x + square.width).toBeLessThanOrEqual(picture.width)
    expect(square.y + square.height).toBeLessThanOrEqual(picture.height)
  },
)

it('crops a picture of one pixel to that pixel', () => {
  const dot = { width: 1, height: 1 }
  expect(resizeCrop(wholePicture(dot), lowerRight, { x: 50, y: 50 }, dot, true)).toEqual(wholePicture(dot))
})

it('shrinks a picture by its longer side and never enlarges it', () => {
  expect(shrinkToFit({ width: 4000, height: 3000 }, 1000)).toEqual({ width: 1000, height: 750 })
  expect(shrinkToFit({ width: 3000, height: 1 }, 1000)).toEqual({ width: 1000, height: 1 })
  expect(shrinkToFit({ width: 20, height: 10 }, 1000)).toEqual({ width: 20, height: 10 })
})
