import { expect, it } from 'vitest'
import { type Contact, type Effect, type FingerEvent, NO_FINGERS, stepFingers } from './fingers.ts'

const finger = (id: number, x: number, kind: Contact['kind'] = 'touch', breadth = 20): Contact => ({
  id,
  kind,
  x,
  y: 100,
  breadth,
})
const down = (...contact: Parameters<typeof finger>): FingerEvent => ({
  type: 'down',
  contact: finger(...contact),
})
const move = (...contact: Parameters<typeof finger>): FingerEvent => ({
  type: 'move',
  contact: finger(...contact),
})
const up = (id: number): FingerEvent => ({ type: 'up', id })

function effectsOf(events: readonly FingerEvent[]): Effect[] {
  let fingers = NO_FINGERS
  return events.flatMap((event) => {
    const [next, effects] = stepFingers(fingers, event)
    fingers = next
    return effects
  })
}
const typesOf = (...events: FingerEvent[]) => effectsOf(events).map(({ type }) => type)

it('draws with one contact from press to release', () => {
  expect(effectsOf([down(1, 10, 'mouse'), move(1, 30, 'mouse'), up(1)])).toEqual([
    { type: 'begin', at: { x: 10, y: 100 }, kind: 'mouse' },
    { type: 'extend', at: { x: 30, y: 100 } },
    { type: 'end' },
  ])
})

it('draws nothing while nothing is pressed', () => {
  expect(typesOf(move(1, 30, 'mouse'), up(1))).toEqual([])
})

it('ignores a second finger during a stroke', () => {
  expect(typesOf(down(1, 10), move(1, 60), down(2, 300), move(2, 320), move(1, 70), up(2), up(1))).toEqual([
    'begin',
    'extend',
    'extend',
    'end',
  ])
})

it('zooms with two fingers that come down together, and discards the dot that the first one drew', () => {
  const effects = effectsOf([
    down(1, 100),
    move(1, 104),
    down(2, 200),
    move(2, 300),
    up(1),
    move(2, 400),
    up(2),
  ])
  expect(effects.map(({ type }) => type)).toEqual(['begin', 'extend', 'drop', 'pinch'])
  expect(effects.at(-1)).toEqual({
    type: 'pinch',
    from: [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    to: [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ],
  })
})

it('ignores the palm of a hand', () => {
  expect(typesOf(down(1, 10, 'touch', 90), move(1, 50, 'touch', 90), up(1))).toEqual([])
  expect(typesOf(down(1, 10), down(2, 200, 'touch', 90), move(1, 40), up(1))).toEqual([
    'begin',
    'extend',
    'end',
  ])
})

it('follows the pen if a finger rests next to it', () => {
  expect(typesOf(down(1, 10), down(2, 200, 'pen'), move(1, 50), move(2, 220, 'pen'), up(2))).toEqual([
    'begin',
    'drop',
    'begin',
    'extend',
    'end',
  ])
  expect(typesOf(down(2, 200, 'pen'), down(1, 10), move(1, 50), up(2))).toEqual(['begin', 'end'])
})

it('keeps the stroke when the pointer or the window focus is lost', () => {
  expect(typesOf(down(1, 10), move(1, 60), { type: 'lost', id: 1 }, move(1, 90), up(1))).toEqual([
    'begin',
    'extend',
    'end',
  ])
  expect(typesOf(down(1, 10), move(1, 60), { type: 'lost' })).toEqual(['begin', 'extend', 'end'])
  expect(typesOf(down(1, 10), { type: 'lost', id: 7 }, up(1))).toEqual(['begin', 'end'])
})
