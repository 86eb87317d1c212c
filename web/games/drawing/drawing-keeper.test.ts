import { expect, it, vi } from 'vitest'
import { type Drawing, EMPTY } from '../../../domain/drawing/drawing.ts'
import { createKeeper, type DrawingShelf, drawingKey, openDrawing } from './drawing-keeper.ts'

const KEY = drawingKey(7, 'halloween')
const white: Drawing = { ...EMPTY, paper: 'white' }

function shelfOf(entries: Record<string, unknown> = {}): DrawingShelf & { entries: Map<string, unknown> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    get: async (key) => map.get(key),
    set: async (key, value) => void map.set(key, value),
    delete: async (key) => void map.delete(key),
  }
}

it('opens what was kept, and a new sheet where nothing was', async () => {
  const shelf = shelfOf()
  expect(await openDrawing(shelf, KEY)).toEqual({ drawing: EMPTY, problem: null })
  createKeeper(shelf, KEY, vi.fn())(white)
  expect(await openDrawing(shelf, KEY)).toEqual({ drawing: white, problem: null })
})

it('keeps the drawings of two pupils and two scenes apart', () => {
  expect(new Set([KEY, drawingKey(8, 'halloween'), drawingKey(7, 'pizza')]).size).toBe(3)
})

it.each([
  ['of no known form', 'nonsense'],
  ['with two items of one number', { ...EMPTY, items: [label(1), label(1)] }],
  ['of a later version', { ...EMPTY, version: 2 }],
])('puts a drawing %s aside and starts over', async (_title, broken) => {
  const shelf = shelfOf({ [KEY]: broken })
  expect(await openDrawing(shelf, KEY)).toEqual({ drawing: EMPTY, problem: 'broken' })
  expect(shelf.entries.get(`${KEY}:broken`)).toEqual(broken)
  expect(shelf.entries.has(KEY)).toBe(false)
})

it('says so where the database does not open', async () => {
  const closed: DrawingShelf = { ...shelfOf(), get: () => Promise.reject(new Error('no database')) }
  expect(await openDrawing(closed, KEY)).toEqual({ drawing: EMPTY, problem: 'unreadable' })
})

it('tells once that the storage is full, and again after it was not', async () => {
  const shelf = shelfOf()
  let isFull = true
  const set = vi.fn(async (key: string, value: unknown) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    await shelf.set(key, value)
  })
  const onProblem = vi.fn()
  const keep = createKeeper({ ...shelf, set }, KEY, onProblem)
  const write = async (drawing: Drawing) => {
    const calls = set.mock.calls.length
    keep(drawing)
    await expect.poll(() => set.mock.calls.length).toBeGreaterThan(calls)
    await Promise.allSettled(set.mock.results.map(({ value }) => value))
    await Promise.resolve()
  }
  await write(EMPTY)
  await write(white)
  expect(onProblem.mock.calls).toEqual([['full']])
  isFull = false
  await write(white)
  isFull = true
  await write(EMPTY)
  expect(onProblem).toHaveBeenCalledTimes(2)
})

it('writes one drawing at a time, and of those that wait only the newest', async () => {
  const written: unknown[] = []
  const releases: (() => void)[] = []
  const slow: DrawingShelf = {
    ...shelfOf(),
    set: (_key, value) => {
      written.push(value)
      return new Promise((resolve) => releases.push(resolve))
    },
  }
  const keep = createKeeper(slow, KEY, vi.fn())
  keep(EMPTY)
  keep({ ...EMPTY, items: [label(1)] })
  keep(white)
  expect(written).toEqual([EMPTY])
  releases[0]?.()
  await expect.poll(() => written).toEqual([EMPTY, white])
})

function label(id: number) {
  return { kind: 'label', id, text: 'chat', colour: '#000000', x: 1, y: 1, scale: 1, turn: 0 } as const
}
