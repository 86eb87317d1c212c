import { describe, expect, it } from 'vitest'
import { whyRefused } from '../testing/sentences.ts'
import { parseDropDeck } from './deck.ts'
import { type DropAction, type DropState, drop, isPlaceShown, piecesOfTask, taskOf } from './rules.ts'
import type { Task } from './tasks.ts'
import { sampleScene } from './testing/sample.ts'
import { solutionOf } from './testing/solution.ts'
import { centreOfZone } from './zones.ts'

const deck = parseDropDeck(JSON.stringify(sampleScene))
const play = (state: DropState, ...actions: DropAction[]) => actions.reduce(drop.step, state)

/** A game whose first sentence is of the given kind. */
function asking<Kind extends Task['kind']>(kind: Kind) {
  for (let seed = 0; seed < 500; seed++) {
    const state = drop.init(deck, { seed })
    const task = taskOf(state)
    if (isOfKind(task, kind)) return { state, task }
  }
  throw new Error(`No game begins with ${kind}.`)
}

function isOfKind<Kind extends Task['kind']>(task: Task, kind: Kind): task is Extract<Task, { kind: Kind }> {
  return task.kind === kind
}

const outside: DropAction = { type: 'place', thing: 'chat', x: -20, y: 100 }
const corner = { x: 5, y: 795 }

describe('a task "Mets ..." (put a thing somewhere)', () => {
  const { state, task } = asking('place')

  it('is solved by placing the right thing in the right place, and snaps it there', () => {
    const done = play(state, solutionOf(state))
    expect(done).toMatchObject({ phase: 'right', pieces: [{ thing: task.thing.id, task: 0 }] })
    expect(drop.wait(done)).toEqual({ ms: 1500, action: { type: 'next' } })
    expect(drop.progress(done)).toEqual({ done: 1, total: 10 })
  })

  it.each<[string, DropAction]>([
    ['the right thing in a wrong place', { type: 'place', thing: task.thing.id, ...corner }],
    ['a wrong thing in the right place', { type: 'place', thing: 'olive', ...centreOfZone(task.zone) }],
  ])('rejects %s and asks again', (_what, action) => {
    const missed = play(state, action)
    expect(missed).toMatchObject({ phase: 'wrong', pieces: [], misses: 1 })
    const again = play(missed, { type: 'clear' })
    expect(again).toMatchObject({ phase: 'asking', current: 0 })
    expect(drop.missed(again).map(({ word }) => word)).toEqual([task.sentence])
  })

  it('shows the right place only after two misses', () => {
    const miss: DropAction[] = [{ type: 'place', thing: task.thing.id, ...corner }, { type: 'clear' }]
    expect(isPlaceShown(play(state, ...miss))).toBe(false)
    expect(isPlaceShown(play(state, ...miss, ...miss))).toBe(true)
    expect(drop.missed(play(state, ...miss, ...miss))).toHaveLength(1)
  })

  it.each<[string, DropAction]>([
    ['a drop outside of the picture', outside],
    ['an unknown thing', { type: 'place', thing: 'zèbre', x: 400, y: 400 }],
    ['being done', { type: 'done' }],
    ['a colour', { type: 'colour', shape: 'un', colour: 'bleu' }],
    ['going on', { type: 'next' }],
  ])('ignores %s', (_what, action) => {
    expect(drop.step(state, action)).toBe(state)
  })
})

describe('a task "Ajoute ..." (add a number of things)', () => {
  const { state, task } = asking('count')
  const add = (before: DropState) => play(before, { type: 'place', thing: task.thing.id, ...middle })
  const middle = { x: 450, y: 340 }
  const withCount = (count: number) =>
    Array.from({ length: count }).reduce<DropState>((before) => add(before), state)

  it('is solved if the number is right and the pupil confirms it', () => {
    const full = withCount(task.count)
    expect(full.phase).toBe('asking')
    expect(play(full, { type: 'done' }).phase).toBe('right')
  })

  it.each([-1, 1])('is missed if the number differs by %i, and can be corrected', (more) => {
    const off = play(withCount(task.count + more), { type: 'done' }, { type: 'clear' })
    expect(off).toMatchObject({ phase: 'asking', misses: 1 })
    expect(piecesOfTask(off)).toHaveLength(task.count + more)
    expect(play(off, solutionOf(off), { type: 'done' }).phase).toBe('right')
  })

  it('cannot be confirmed while nothing was added', () => {
    expect(drop.step(state, { type: 'done' })).toBe(state)
  })
})

describe('a task "Colorie ..." (colour a shape)', () => {
  const { state, task } = asking('colour')
  const otherColour = task.colour.id === 'bleu' ? 'rouge' : 'bleu'

  it('is solved by the right colour on the right shape, which keeps the colour', () => {
    const done = play(state, solutionOf(state))
    expect(done).toMatchObject({ phase: 'right', painted: { [task.shape.id]: task.colour.id } })
  })

  it('leaves the shape unchanged after a wrong colour', () => {
    const missed = play(state, { type: 'colour', shape: task.shape.id, colour: otherColour })
    expect(missed).toMatchObject({ phase: 'wrong', painted: {}, wrong: task.shape.id })
  })

  it('ignores colours outside of shapes, and shapes without a colour', () => {
    expect(drop.step(state, { type: 'colour', shape: 'bleu', colour: 'bleu' })).toBe(state)
    expect(drop.step(state, { type: 'colour', shape: 'un', colour: 'un' })).toBe(state)
  })
})

it.each([
  ['[]', "La scène n'a pas la bonne forme : elle doit être un objet."],
  ['{"title":5}', /^Dans la scène, « \w+ » manque ou n'a pas la bonne forme\.$/],
])('refuses the scene %s with the reason', (data, message) => {
  expect(whyRefused(() => parseDropDeck(data))).toMatch(message)
})

it('parses a scene after a byte order mark, like all records', () => {
  expect(parseDropDeck(`\uFEFF${JSON.stringify(sampleScene)}`).tasks).toEqual(deck.tasks)
})

describe('a task of touching points in order', () => {
  const { state } = asking('trail')
  const touch = (spot: string): DropAction => ({ type: 'touch', spot })

  it('is solved at the last point', () => {
    const two = play(state, touch('p1'), touch('p2'))
    expect(two).toMatchObject({ phase: 'asking', touched: ['p1', 'p2'] })
    expect(play(two, touch('p3')).phase).toBe('right')
  })

  it('keeps the touched points after a miss and ignores a second touch', () => {
    const one = play(state, touch('p1'))
    expect(drop.step(one, touch('p1'))).toBe(one)
    expect(play(one, touch('p3'))).toMatchObject({ phase: 'wrong', wrong: 'p3', touched: ['p1'] })
  })
})
