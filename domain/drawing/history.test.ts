import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Drawing, drawing, EMPTY_DRAWING, MAX_MARKS, MAX_THINGS } from './drawing.ts'
import { type History, type HistoryAction, MAX_UNDO_STEPS, startHistory, stepHistory } from './history.ts'
import { anyActions } from './testing/drawings.ts'

const run = (actions: readonly HistoryAction[], from: Drawing = EMPTY_DRAWING) =>
  actions.reduce(stepHistory, startHistory(from))
const undoAll = (history: History) =>
  history.past.reduce((now) => stepHistory(now, { type: 'undo' }), history)
const redoAll = (history: History) =>
  history.future.reduce((now) => stepHistory(now, { type: 'redo' }), history)

const dot = (colour = '#000000'): HistoryAction => ({
  type: 'add',
  item: { kind: 'stroke', tool: 'brush', colour, size: 6, points: [1, 2] },
})
const pumpkin: HistoryAction = {
  type: 'add',
  item: { kind: 'sticker', name: 'la-citrouille', x: 100, y: 100, scale: 1, turn: 0 },
}
const idsOf = ({ present }: History) => present.items.map(({ id }) => id)

it('keeps the drawing valid after any actions', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      expect(z.safeParse(drawing, run(actions).present).error).toBeUndefined()
    }),
  )
})

it('returns to the first drawing after undoing everything and to the last after redoing', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const done = run(actions)
      const undone = undoAll(done)
      expect(undone.present).toEqual(EMPTY_DRAWING)
      expect(redoAll(undone).present).toEqual(redoAll(done).present)
    }),
  )
})

it('undoes each single step exactly', () => {
  fc.assert(
    fc.property(anyActions, anyActions, (before, after) => {
      for (const action of after) {
        const history = run(before)
        const next = stepHistory(history, action)
        if (action.type === 'undo' || action.type === 'redo' || next.present === history.present) continue
        expect(stepHistory(next, { type: 'undo' }).present).toBe(history.present)
      }
    }),
    { numRuns: 50 },
  )
})

it('survives storage as JSON', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const { present } = run(actions)
      expect(z.parse(drawing, JSON.parse(JSON.stringify(present)))).toEqual(present)
    }),
  )
})

it('undoes at most fifty steps', () => {
  const history = run(Array.from({ length: MAX_UNDO_STEPS + 7 }, () => dot()))
  expect(history.past).toHaveLength(MAX_UNDO_STEPS)
  expect(undoAll(history).present.items).toHaveLength(7)
})

it('drops undone steps after a new action', () => {
  const history = run([dot(), dot(), { type: 'undo' }, pumpkin])
  expect(history.future).toEqual([])
  expect(history.present.items.map(({ kind }) => kind)).toEqual(['stroke', 'sticker'])
})

it('ignores actions that change nothing', () => {
  const nothing: HistoryAction[] = [
    { type: 'clear' },
    { type: 'remove', id: 99 },
    { type: 'place', id: 1, to: { x: 100 } },
    { type: 'bring', id: 1, to: 'front' },
    { type: 'paper', paper: 'scene' },
  ]
  expect(run([pumpkin, ...nothing.slice(1)]).past).toHaveLength(1)
  expect(run(nothing.slice(0, 1)).past).toHaveLength(0)
})

it('clears the sheet but keeps its paper, and restores everything on undo', () => {
  const history = run([dot(), pumpkin, { type: 'paper', paper: 'white' }, { type: 'clear' }])
  expect(history.present).toEqual({ version: 1, paper: 'white', items: [] })
  expect(idsOf(stepHistory(history, { type: 'undo' }))).toEqual([1, 2])
})

it('moves a thing above or below all others', () => {
  const three = [pumpkin, dot(), pumpkin]
  expect(idsOf(run([...three, { type: 'bring', id: 1, to: 'front' }]))).toEqual([2, 3, 1])
  expect(idsOf(run([...three, { type: 'bring', id: 3, to: 'back' }]))).toEqual([3, 1, 2])
  expect(idsOf(run([...three, { type: 'bring', id: 2, to: 'front' }]))).toEqual([1, 2, 3])
})

it('keeps a thing on the sheet and within the size limits', () => {
  const { present } = run([pumpkin, { type: 'place', id: 1, to: { x: -50, y: 9000, scale: 0, turn: -90 } }])
  expect(present.items[0]).toMatchObject({ x: 0, y: 800, scale: 0.4, turn: 270 })
})

it('keeps a label on one line, and unchanged if the new text is empty', () => {
  const label: HistoryAction = {
    type: 'add',
    item: { kind: 'label', text: 'chat', colour: '#000000', x: 1, y: 1, scale: 1, turn: 0 },
  }
  expect(run([label, { type: 'write', id: 1, text: ' le \n chat ' }]).present.items[0]).toMatchObject({
    text: 'le chat',
  })
  expect(run([label, { type: 'write', id: 1, text: '  ' }]).past).toHaveLength(1)
})

it.each([
  ['things', MAX_THINGS, pumpkin, dot(), 'too-many-things'],
  ['strokes and fills', MAX_MARKS, dot(), pumpkin, 'too-many-marks'],
] as const)('refuses %s above the maximum, and nothing else', (_title, most, action, other, refusal) => {
  const full = run(Array.from({ length: most }, () => action))
  const refused = stepHistory(full, action)
  expect(refused.refusal).toBe(refusal)
  expect(refused.present).toBe(full.present)
  expect(stepHistory(refused, other)).toMatchObject({
    refusal: null,
    present: { items: { length: most + 1 } },
  })
})
