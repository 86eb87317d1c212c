import { expect, test } from 'vitest'
import { nextTurn } from './use-turn.ts'

const ALICE = 1
const BRUNO = 2

test.each([
  { who: 'keeps the turn of a visitor who signs in', signIns: [undefined, ALICE], turns: 0 },
  { who: 'keeps the turn of a pupil who returns', signIns: [ALICE, undefined, ALICE], turns: 0 },
  { who: 'starts a new turn for another pupil', signIns: [ALICE, undefined, BRUNO], turns: 1 },
  { who: 'starts a new turn for another pupil from another tab', signIns: [ALICE, BRUNO], turns: 1 },
  { who: 'starts a new turn each time when two pupils alternate', signIns: [ALICE, BRUNO, ALICE], turns: 2 },
])('$who', ({ signIns, turns }) => {
  const last = signIns.reduce(nextTurn, { playerID: null, number: 0 })
  expect(last.number).toBe(turns)
})
