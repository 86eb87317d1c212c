import { expect, it } from 'vitest'
import { placedAt, shrunk, squareIn, stretchedTo, wholeOf } from './cut.ts'

const picture = { width: 400, height: 300 }
const cut = { x: 100, y: 50, width: 200, height: 100 }
const lowerRight = { isRight: true, isBottom: true }
const upperLeft = { isRight: false, isBottom: false }

it('a square is the largest in the middle', () => {
  expect(squareIn(wholeOf(picture))).toEqual({ x: 50, y: 0, width: 300, height: 300 })
})

it('a cut is moved no further than the edge, and keeps its size', () => {
  expect(placedAt(cut, { x: 900, y: -20 }, picture)).toEqual({ ...cut, x: 200, y: 0 })
})

it('a corner is drawn to the edge at most, and the opposite one stays', () => {
  expect(stretchedTo(cut, lowerRight, { x: 999, y: 999 }, picture, false)).toEqual({
    x: 100,
    y: 50,
    width: 300,
    height: 250,
  })
  expect(stretchedTo(cut, upperLeft, { x: -5, y: 20 }, picture, false)).toEqual({
    x: 0,
    y: 20,
    width: 300,
    height: 130,
  })
})

it('a corner that is drawn over the opposite one leaves something to take hold of', () => {
  expect(stretchedTo(cut, lowerRight, { x: 0, y: 0 }, picture, false)).toEqual({
    ...cut,
    width: 48,
    height: 48,
  })
})

it.each([lowerRight, upperLeft])('a square stays one inside the picture (%o)', (corner) => {
  const square = stretchedTo(squareIn(cut), corner, { x: -900, y: 900 }, picture, true)
  expect(square.width).toBe(square.height)
  expect(square.x).toBeGreaterThanOrEqual(0)
  expect(square.y).toBeGreaterThanOrEqual(0)
  expect(square.x + square.width).toBeLessThanOrEqual(picture.width)
  expect(square.y + square.height).toBeLessThanOrEqual(picture.height)
})

it('a picture of one pixel has a cut of one pixel', () => {
  const dot = { width: 1, height: 1 }
  expect(stretchedTo(wholeOf(dot), lowerRight, { x: 50, y: 50 }, dot, true)).toEqual(wholeOf(dot))
})

it('shrinks by the longer side, and never enlarges', () => {
  expect(shrunk({ width: 4000, height: 3000 }, 1000)).toEqual({ width: 1000, height: 750 })
  expect(shrunk({ width: 3000, height: 1 }, 1000)).toEqual({ width: 1000, height: 1 })
  expect(shrunk({ width: 20, height: 10 }, 1000)).toEqual({ width: 20, height: 10 })
})
