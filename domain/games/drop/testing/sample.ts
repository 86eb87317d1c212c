import fc from 'fast-check'
import { expect } from 'vitest'
import type { Sample } from '../../testing/contract.ts'
import type { DropAction, DropState } from '../rules.ts'
import type { Scene } from '../scene.ts'
import { solutionOf } from './solution.ts'

const things = [
  { id: 'chat', noun: { french: 'chat', gender: 'm' as const } },
  { id: 'orange', noun: { french: 'orange', gender: 'f' as const } },
  { id: 'hibou', noun: { french: 'hibou', gender: 'm' as const, isAspirated: true } },
  { id: 'olive', noun: { french: 'olive', gender: 'f' as const, plural: 'olives' } },
].map((thing) => ({ ...thing, image: 'pictures/ball.svg', sound: null, width: 100, height: 100 }))

/** A small scene with every kind of task. */
export const sampleScene: Scene = {
  id: 'sample',
  title: 'La cuisine',
  width: 1200,
  height: 800,
  background: 'scenes/sample.svg',
  foreground: null,
  captions: [],
  landmarks: [
    {
      id: 'table',
      noun: { french: 'table', gender: 'f' },
      box: { x: 300, y: 400, width: 300, height: 200 },
      zones: [{ preposition: 'sur' }, { preposition: 'sous' }, { preposition: 'à côté de' }],
    },
    {
      id: 'armoire',
      noun: { french: 'armoire', gender: 'f' },
      box: { x: 850, y: 200, width: 200, height: 400 },
      zones: [{ preposition: 'dans' }, { preposition: 'à gauche de' }, { preposition: 'derrière' }],
    },
  ],
  between: [{ of: ['table', 'armoire'], area: { x: 650, y: 450, width: 120, height: 150 } }],
  things,
  colours: [
    { id: 'bleu', word: 'bleu', hex: '#2563eb' },
    { id: 'rouge', word: 'rouge', hex: '#d62828' },
  ],
  shapes: ['un', 'deux'].map((id, index) => ({
    id,
    noun: { french: 'étoile', gender: 'f' },
    path: 'M0 0h50v50h-50z',
    box: { x: 100 * index, y: 0, width: 50, height: 50 },
  })),
  counts: [{ thing: 'olive', landmark: 'table', preposition: 'sur', most: 4 }],
  trails: [
    {
      id: 'points',
      sentence: 'Relie les points de un à trois.',
      spots: [1, 2, 3].map((n) => ({ id: `p${n}`, x: 100 * n, y: 700, label: String(n) })),
      order: ['p1', 'p2', 'p3'],
      isJoined: true,
    },
  ],
  sounds: 'sounds',
}

const anyPoint = {
  x: fc.oneof(fc.integer({ min: -50, max: 1250 }), fc.double()),
  y: fc.integer({ min: -50, max: 850 }),
}
const anyThing = fc.constantFrom('chat', 'orange', 'hibou', 'olive', 'nothing')

export const dropSample: Sample<DropState, DropAction> = {
  data: JSON.stringify(sampleScene),
  anyData: fc
    .record({
      landmarks: fc.subarray([...sampleScene.landmarks]),
      things: fc.oneof(fc.subarray([...sampleScene.things]), fc.jsonValue()),
      shapes: fc.subarray([...sampleScene.shapes]),
      counts: fc.oneof(fc.constant(sampleScene.counts), fc.jsonValue()),
      colours: fc.subarray([...sampleScene.colours]),
      width: fc.oneof(fc.integer(), fc.constant(1200)),
    })
    .map((parts) => JSON.stringify({ ...sampleScene, ...parts })),
  next: solutionOf,
  anyTurn: fc.oneof(
    fc.record({ type: fc.constant('place' as const), thing: anyThing, ...anyPoint }),
    fc.record({ type: fc.constant('remove' as const), piece: fc.nat({ max: 12 }) }),
    fc.constant({ type: 'done' as const }),
    fc.record({
      type: fc.constant('colour' as const),
      shape: fc.constantFrom('un', 'deux', 'trois'),
      colour: fc.constantFrom('bleu', 'rouge', 'mauve'),
    }),
    fc.record({ type: fc.constant('touch' as const), spot: fc.constantFrom('p1', 'p2', 'p3', 'p4') }),
  ),
  check({ tasks, current, pieces, misses, missed, scene, touched }) {
    expect(tasks).toHaveLength(10)
    expect(new Set(tasks.map(({ sentence }) => sentence)).size).toBe(10)
    expect(current).toBeLessThanOrEqual(10)
    expect(missed.includes(current)).toBe(misses > 0)
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    expect(pieces.every(({ thing }) => scene.things.some(({ id }) => id === thing))).toBe(true)
    expect(new Set(touched).size).toBe(touched.length)
  },
}
