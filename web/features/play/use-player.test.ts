import { expect, test } from 'vitest'
import type { Actor } from '../../../domain/access.ts'
import type { GameStart } from './game-log.ts'
import { nextGame } from './use-player.ts'

interface Case {
  who: string
  seen: [GameStart | null, Actor][]
  player: Actor
}

const ALICE = { id: 1, role: 'pupil' } as const
const MADAME = { id: 2, role: 'admin' } as const
const first: GameStart = { seed: 1, past: [] }
const second: GameStart = { seed: 2, past: [] }
const none = { start: null, player: null }

test.each<Case>([
  {
    who: 'who began it, also when the session has ended',
    seen: [
      [first, ALICE],
      [first, null],
    ],
    player: ALICE,
  },
  {
    who: 'who signed in, where a visitor began it',
    seen: [
      [first, null],
      [first, ALICE],
      [first, null],
    ],
    player: ALICE,
  },
  {
    who: 'nobody, where it began after a pupil had signed out',
    seen: [
      [first, ALICE],
      [first, null],
      [second, null],
    ],
    player: null,
  },
  {
    who: 'nobody, where a pupil only looked at its start',
    seen: [
      [null, ALICE],
      [null, null],
      [first, null],
    ],
    player: null,
  },
  {
    who: 'who came back and began another',
    seen: [
      [first, ALICE],
      [first, null],
      [null, null],
      [second, ALICE],
    ],
    player: ALICE,
  },
  {
    who: 'an administrator, who earns nothing by it',
    seen: [
      [first, MADAME],
      [first, null],
    ],
    player: MADAME,
  },
])('a game belongs to $who', ({ seen, player }) => {
  const last = seen.reduce((game, [start, actor]) => nextGame(game, start, actor), nextGame(none, null, null))
  expect(last.player).toEqual(player)
})

test('a page that is drawn again has the same game', () => {
  const alices = nextGame(none, first, ALICE)
  expect(nextGame(alices, first, { ...ALICE })).toBe(alices)
  const visitors = nextGame(alices, second, null)
  expect(nextGame(visitors, second, null)).toBe(visitors)
})
