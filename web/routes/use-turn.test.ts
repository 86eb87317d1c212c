import { expect, test } from 'vitest'
import { nextTurn } from './use-turn.ts'

const ALICE = 1
const BRUNO = 2

test.each([
  { who: 'a visitor who signs in goes on', signIns: [undefined, ALICE], turns: 0 },
  { who: 'a pupil who comes back goes on', signIns: [ALICE, undefined, ALICE], turns: 0 },
  { who: 'another pupil starts over', signIns: [ALICE, undefined, BRUNO], turns: 1 },
  { who: 'another pupil starts over, also from another tab', signIns: [ALICE, BRUNO], turns: 1 },
  { who: 'each of two who take turns starts over', signIns: [ALICE, BRUNO, ALICE], turns: 2 },
])('$who', ({ signIns, turns }) => {
  const last = signIns.reduce(nextTurn, { playerID: null, number: 0 })
  expect(last.number).toBe(turns)
})
