import { expect, it } from 'vitest'
import { evenParts } from './even-parts.ts'

it('splits a list into nearly equal parts', () => {
  for (let count = 1; count <= 30; count++) {
    const items = Array.from({ length: count }, (_none, place) => place)
    const parts = evenParts(items, 8)
    expect(parts.flat()).toEqual(items)
    const sizes = parts.map((part) => part.length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8)
  }
})
