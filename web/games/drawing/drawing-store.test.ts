import { expect, it, vi } from 'vitest'
import { type Drawing, EMPTY_DRAWING, type Stroke } from '../../../domain/drawing/drawing.ts'
import { createDrawingSaver, type DrawingStore, drawingKey, openDrawing } from './drawing-store.ts'
import { drawGesture } from './gestures.ts'

const KEY = drawingKey(7, 'halloween')
const white: Drawing = { ...EMPTY_DRAWING, paper: 'white' }

function createFakeStore(
  entries: Record<string, unknown> = {},
): DrawingStore & { entries: Map<string, unknown> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    get: async (key) => map.get(key),
    set: async (key, value) => void map.set(key, value),
    delete: async (key) => void map.delete(key),
  }
}

it('opens the stored drawing, or an empty one if there is none', async () => {
  const store = createFakeStore()
  expect(await openDrawing(store, KEY)).toEqual({ drawing: EMPTY_DRAWING, problem: null })
  createDrawingSaver(store, KEY, vi.fn())(white)
  expect(await openDrawing(store, KEY)).toEqual({ drawing: white, problem: null })
})

it('uses a separate key for each pupil and scene', () => {
  expect(new Set([KEY, drawingKey(8, 'halloween'), drawingKey(7, 'pizza')]).size).toBe(3)
})

it('reopens a stroke as it was drawn, even far outside the sheet', async () => {
  const strokes: Omit<Stroke, 'id' | 'kind'>[] = []
  const brush = { tool: 'brush', colour: '#000000', size: 8 } as const
  const start = { x: 10, y: 10 }
  const gesture = drawGesture(brush, start, { show: vi.fn(), add: (stroke) => strokes.push(stroke) })
  gesture.extend({ x: -9000.04, y: 9000 })
  gesture.end()
  const items = strokes.map((stroke, place) => ({ kind: 'stroke' as const, id: place + 1, ...stroke }))
  const drawn: Drawing = { ...EMPTY_DRAWING, items }
  expect(await openDrawing(createFakeStore({ [KEY]: drawn }), KEY)).toEqual({ drawing: drawn, problem: null })
  // Older strokes were stored without limits.
  const [first] = items
  const older = { ...drawn, items: [{ ...first, points: [10, 10, -9000, 9000] }] }
  expect(await openDrawing(createFakeStore({ [KEY]: older }), KEY)).toEqual({ drawing: drawn, problem: null })
})

it.each([
  ['that is not a drawing', 'nonsense'],
  ['with a duplicate item id', { ...EMPTY_DRAWING, items: [label(1), label(1)] }],
  ['of a later version', { ...EMPTY_DRAWING, version: 2 }],
])('sets aside a stored drawing %s and starts with an empty one', async (_title, broken) => {
  const store = createFakeStore({ [KEY]: broken })
  expect(await openDrawing(store, KEY)).toEqual({ drawing: EMPTY_DRAWING, problem: 'broken' })
  expect(store.entries.get(`${KEY}:broken`)).toEqual(broken)
  expect(store.entries.has(KEY)).toBe(false)
})

it('reports a database that does not open', async () => {
  const closedStore: DrawingStore = {
    ...createFakeStore(),
    get: () => Promise.reject(new Error('no database')),
  }
  expect(await openDrawing(closedStore, KEY)).toEqual({ drawing: EMPTY_DRAWING, problem: 'unreadable' })
})

it('reports full storage once, and again only after a successful write', async () => {
  const store = createFakeStore()
  let isFull = true
  const set = vi.fn(async (key: string, value: unknown) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    await store.set(key, value)
  })
  const onProblem = vi.fn()
  const save = createDrawingSaver({ ...store, set }, KEY, onProblem)
  const write = async (drawing: Drawing) => {
    const calls = set.mock.calls.length
    save(drawing)
    await expect.poll(() => set.mock.calls.length).toBeGreaterThan(calls)
    await Promise.allSettled(set.mock.results.map(({ value }) => value))
    await Promise.resolve()
  }
  await write(EMPTY_DRAWING)
  await write(white)
  expect(onProblem.mock.calls).toEqual([['full']])
  isFull = false
  await write(white)
  isFull = true
  await write(EMPTY_DRAWING)
  expect(onProblem).toHaveBeenCalledTimes(2)
})

it('writes one drawing at a time, and only the newest of those waiting', async () => {
  const written: unknown[] = []
  const releases: (() => void)[] = []
  const slowStore: DrawingStore = {
    ...createFakeStore(),
    set: (_key, value) => {
      written.push(value)
      return new Promise((resolve) => releases.push(resolve))
    },
  }
  const save = createDrawingSaver(slowStore, KEY, vi.fn())
  save(EMPTY_DRAWING)
  save({ ...EMPTY_DRAWING, items: [label(1)] })
  save(white)
  expect(written).toEqual([EMPTY_DRAWING])
  releases[0]?.()
  await expect.poll(() => written).toEqual([EMPTY_DRAWING, white])
})

function label(id: number) {
  return { kind: 'label', id, text: 'chat', colour: '#000000', x: 1, y: 1, scale: 1, turn: 0 } as const
}
