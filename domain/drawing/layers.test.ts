import { expect, it } from 'vitest'
import { type Drawing, EMPTY_DRAWING, type Item, type Stroke } from './drawing.ts'
import { layersOf, strokeAt } from './layers.ts'

const stroke = (id: number, tool: Stroke['tool'] = 'brush'): Item => ({
  kind: 'stroke',
  id,
  tool,
  colour: '#000000',
  size: 10,
  points: [0, id * 100, 200, id * 100],
})
const pumpkin = (id: number): Item => ({
  kind: 'sticker',
  id,
  name: 'la-citrouille',
  x: 50,
  y: 50,
  scale: 1,
  turn: 0,
})
const fill = (id: number): Item => ({ kind: 'fill', id, colour: '#000000', outlines: [] })
const drawingOf = (...items: Item[]): Drawing => ({ ...EMPTY_DRAWING, items })

/** "12 S3": strokes 1 and 2 share a layer, sticker 3 is above it. */
function shown(...items: Item[]): { ground: string; above: string } {
  const { ground, above } = layersOf(drawingOf(...items))
  const ids = (list: readonly Item[]) => list.map(({ id }) => id).join('')
  return {
    ground: ids(ground),
    above: above
      .map((layer) => (layer.kind === 'thing' ? `S${layer.thing.id}` : ids(layer.strokes)))
      .join(' '),
  }
}

it('stacks strokes and things in their order', () => {
  expect(shown(stroke(1), stroke(2), pumpkin(3), stroke(4), pumpkin(5))).toEqual({
    ground: '',
    above: '12 S3 4 S5',
  })
})

it('puts fills below everything else', () => {
  expect(shown(pumpkin(1), stroke(2), fill(3), stroke(4))).toEqual({ ground: '3', above: 'S1 24' })
})

it('erases earlier paint, even under things, but not later paint', () => {
  expect(shown(stroke(1), pumpkin(2), stroke(3), stroke(4, 'eraser'), stroke(5))).toEqual({
    ground: '',
    above: '14 S2 345',
  })
  expect(shown(stroke(1, 'eraser'), fill(2), stroke(3, 'eraser'), fill(4)).ground).toBe('234')
})

it('makes no layer for erasers alone', () => {
  expect(shown(pumpkin(1), stroke(2, 'eraser'))).toEqual({ ground: '', above: 'S1' })
})

it('finds the topmost stroke at a point', () => {
  const across: Item = {
    kind: 'stroke',
    id: 3,
    tool: 'brush',
    colour: '#000000',
    size: 10,
    points: [0, 100, 0, 300],
  }
  const drawing = drawingOf(stroke(1), stroke(2), across)
  expect(strokeAt(drawing, 100, 104)?.id).toBe(1)
  expect(strokeAt(drawing, 2, 101)?.id).toBe(3)
  expect(strokeAt(drawing, 100, 150)).toBeNull()
})
