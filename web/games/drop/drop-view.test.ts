import { describe, expect, it } from 'vitest'
import { scenes } from '../../../content/scenes/scenes.ts'
import { type DropAction, type DropState, drop, taskOf } from '../../../domain/games/drop/rules.ts'
import type { Task } from '../../../domain/games/drop/tasks.ts'
import { sampleScene } from '../../../domain/games/drop/testing/sample.ts'
import { solutionOf } from '../../../domain/games/drop/testing/solution.ts'
import {
  announcement,
  hintOf,
  placesOf,
  pointOfPlace,
  sceneInWords,
  shapeNear,
  spotNear,
  trayOf,
} from './drop-view.ts'

const deck = drop.parseDeck(JSON.stringify(sampleScene))
const play = (state: DropState, ...actions: DropAction[]) => actions.reduce(drop.step, state)

/** A game whose first sentence is of this kind. */
function asking(kind: Task['kind']): DropState {
  const seeds = Array.from({ length: 500 }, (_none, seed) => seed)
  const found = seeds.map((seed) => drop.init(deck, { seed })).find((state) => taskOf(state).kind === kind)
  if (!found) throw new Error(`No game begins with ${kind}.`)
  return found
}

const wrong: Record<Task['kind'], (state: DropState) => DropAction> = {
  place: () => ({ type: 'place', thing: 'olive', x: 5, y: 5 }),
  count: () => ({ type: 'place', thing: 'chat', x: 5, y: 5 }),
  colour: (state) => {
    const task = taskOf(state)
    return {
      type: 'colour',
      shape: 'un',
      colour: task.kind === 'colour' && task.colour.id === 'bleu' ? 'rouge' : 'bleu',
    }
  },
  trail: () => ({ type: 'touch', spot: 'p3' }),
}

describe.each(['place', 'count', 'colour', 'trail'] as const)('a task of kind %s', (kind) => {
  const state = asking(kind)
  const miss: DropAction[] = [wrong[kind](state), { type: 'clear' }]

  it('shows a hint in text and in the picture after two misses', () => {
    expect(announcement(play(state, wrong[kind](state)))).toBe('Non, pas tout à fait. Écoute encore.')
    expect(hintOf(play(state, ...miss))).toBeNull()
    const helped = play(state, ...miss, ...miss)
    const hint = hintOf(helped)
    expect(announcement(helped)).toMatch(/^Regarde : .+\.$/)
    expect(hint && (hint.areas.length > 0 || hint.shape !== null || hint.spot !== null)).toBe(true)
  })

  it('lists the things and places that it asks for', () => {
    const task = taskOf(state)
    const tray = trayOf(state)
    if (tray.kind === 'spots') expect(tray.spots.map(({ id }) => id)).toContain('p1')
    else {
      const entries = tray.kind === 'things' ? tray.things : tray.colours
      const expectedID = 'thing' in task ? task.thing.id : task.kind === 'colour' ? task.colour.id : ''
      const place = 'zone' in task ? task.zone.id : task.kind === 'colour' ? task.shape.id : ''
      expect(entries.map(({ id }) => id)).toContain(expectedID)
      expect(placesOf(state).map(({ id }) => id)).toContain(place)
    }
  })
})

it('accepts a thing that is placed with the list of places', () => {
  const state = asking('place')
  const task = taskOf(state)
  if (task.kind !== 'place') throw new Error('A place was asked for.')
  const point = pointOfPlace(state, task.zone.id)
  expect(point && play(state, { type: 'place', thing: task.thing.id, ...point }).phase).toBe('right')
  expect(pointOfPlace(state, 'nulle part')).toBeNull()
})

it('describes the picture in words', () => {
  const state = asking('place')
  expect(sceneInWords(state)).toBe("L'image : La cuisine.")
  const sentence = taskOf(state).sentence
  const done = play(state, solutionOf(state))
  expect(sceneInWords(done)).toBe(`L'image : La cuisine; ${sentence.replace('Mets ', '')}`)
})

it('finds the nearest spot within reach', () => {
  const [trail] = sampleScene.trails
  if (!trail) throw new Error('The sample has points.')
  expect(spotNear(trail, { x: 140, y: 690 })?.id).toBe('p1')
  expect(spotNear(trail, { x: 149, y: 700 })?.id).toBe('p1')
  expect(spotNear(trail, { x: 151, y: 700 })?.id).toBe('p2')
  expect(spotNear(trail, { x: 100, y: 600 })).toBeUndefined()
})

const kitchen = scenes['/games/canvas/food']
const [cup] = kitchen?.shapes ?? []

it('finds a small shape next to the touched point, but none out of reach', () => {
  if (!kitchen || !cup) throw new Error('There is no kitchen with cups.')
  const { x, y, width, height } = cup.box
  expect(shapeNear(kitchen, { x: x + width / 2, y: y + height / 2 })).toBe(cup)
  expect(shapeNear(kitchen, { x: x - 30, y: y + height + 30 })).toBe(cup)
  expect(shapeNear(kitchen, { x: x - 60, y })).toBeUndefined()
})
