import { expect, it } from 'vitest'
import { scenes } from '../../../content/scenes/scenes.ts'
import { shapeNear } from './near.ts'

const kitchen = scenes['/games/canvas/food']
const [cup] = kitchen?.shapes ?? []

it('finds a small shape next to the finger, but none out of reach', () => {
  if (!kitchen || !cup) throw new Error('There is no kitchen with cups.')
  const { x, y, width, height } = cup.box
  expect(shapeNear(kitchen, { x: x + width / 2, y: y + height / 2 })).toBe(cup)
  expect(shapeNear(kitchen, { x: x - 30, y: y + height + 30 })).toBe(cup)
  expect(shapeNear(kitchen, { x: x - 60, y })).toBeUndefined()
})
