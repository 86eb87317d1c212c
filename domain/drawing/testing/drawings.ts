import * as fc from 'fast-check'
import { type HistoryAction, MAX_UNDO_STEPS } from '../history.ts'

/** Any number that input or a bug may produce, on the sheet or off it. */
const anyNumber = fc.oneof(
  fc.double({ min: -3000, max: 5000, noNaN: true }),
  fc.integer({ min: -500, max: 1500 }),
)
const onSheet = fc.integer({ min: -2000, max: 4000 })
const colour = fc.constantFrom('#000000', '#d62828', '#2563eb')
const id = fc.integer({ min: 1, max: 12 })
const placement = { x: anyNumber, y: anyNumber, scale: anyNumber, turn: anyNumber }
const path = fc
  .array(fc.tuple(onSheet, onSheet), { minLength: 1, maxLength: 6 })
  .map((points) => points.flat())
const label = fc.oneof(fc.constantFrom('chat', 'le château'), fc.string({ maxLength: 60 }))

/** Any action on any drawing. */
const anyAction: fc.Arbitrary<HistoryAction> = fc.oneof(
  fc.record({
    type: fc.constant('add'),
    item: fc.oneof(
      fc.record({
        kind: fc.constant('stroke'),
        tool: fc.constantFrom('brush', 'eraser'),
        colour,
        size: fc.constantFrom(6, 28),
        points: path,
      }),
      fc.record({ kind: fc.constant('fill'), colour, outlines: fc.array(path, { maxLength: 3 }) }),
      fc.record({ kind: fc.constant('sticker'), name: fc.constant('la-citrouille'), ...placement }),
      fc.record({ kind: fc.constant('label'), text: label, colour, ...placement }),
    ),
  }),
  fc.record({ type: fc.constant('place'), id, to: fc.record(placement, { requiredKeys: [] }) }),
  fc.record({ type: fc.constant('write'), id, text: fc.string() }),
  fc.record({ type: fc.constant('recolour'), id, colour }),
  fc.record({ type: fc.constant('bring'), id, to: fc.constantFrom('front', 'back') }),
  fc.record({ type: fc.constant('remove'), id }),
  fc.record({ type: fc.constant('paper'), paper: fc.constantFrom('scene', 'white') }),
  fc.record({ type: fc.constant('clear') }),
  fc.record({ type: fc.constantFrom('undo', 'redo') }),
)

export const anyActions = fc.array(anyAction, { maxLength: MAX_UNDO_STEPS - 10 })
