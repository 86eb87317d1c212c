import { expect, test } from 'vitest'
import type { Actor } from '../../../../domain/access.ts'
import type { GameStart } from './game-log.ts'
import { nextGame } from './use-player.ts'

interface Case {
  owner: string
  seen: [start: GameStart | null, actor: Actor, isOver?: boolean][]
  player: Actor
}

const ALICE = { id: 1, role: 'pupil' } as const
const MADAME = { id: 2, role: 'admin' } as const
const first: GameStart = { seed: 1, past: [] }
const second: GameStart = { seed: 2, past: [] }
const none = { start: null, player: null }

test.each<Case>([
  {
    owner: 'the pupil who began it, even after the session has ended',
    seen: [
      [first, ALICE],
      [first, null],
    ],
    player: ALICE,
  },
  {
    owner: 'the pupil who signed in, if a visitor began it',
    seen: [
      [first, null],
      [first, ALICE],
      [first, null],
    ],
    player: ALICE,
  },
  {
    owner: 'nobody, if it began after a pupil had signed out',
    seen: [
      [first, ALICE],
      [first, null],
      [second, null],
    ],
    player: null,
  },
  {
    owner: 'nobody, if a pupil only opened the start screen',
    seen: [
      [null, ALICE],
      [null, null],
      [first, null],
    ],
    player: null,
  },
  {
    owner: 'the pupil who returned and began another game',
    seen: [
      [first, ALICE],
      [first, null],
      [null, null],
      [second, ALICE],
    ],
    player: ALICE,
  },
  {
    owner: 'nobody, if a pupil signs in on the end screen of a visitor',
    seen: [
      [first, null],
      [null, null, true],
      [null, ALICE, true],
    ],
    player: null,
  },
  {
    owner: 'the pupil who began it, if another user signs in on the end screen',
    seen: [
      [first, ALICE],
      [first, null],
      [null, null, true],
      [null, MADAME, true],
    ],
    player: ALICE,
  },
  {
    owner: 'the pupil who signed in on the end screen and plays again',
    seen: [
      [first, null],
      [null, null, true],
      [null, ALICE, true],
      [second, ALICE],
    ],
    player: ALICE,
  },
  {
    owner: 'an administrator, who earns nothing',
    seen: [
      [first, MADAME],
      [first, null],
    ],
    player: MADAME,
  },
])('assigns a game to $owner', ({ seen, player }) => {
  const last = seen.reduce(
    (game, [start, actor, isOver = false]) => nextGame(game, start, actor, isOver),
    nextGame(none, null, null, false),
  )
  expect(last.player).toEqual(player)
})

test('keeps the same game when the page is rendered again', () => {
  const alices = nextGame(none, first, ALICE, false)
  expect(nextGame(alices, first, { ...ALICE }, false)).toBe(alices)
  const visitors = nextGame(alices, second, null, false)
  expect(nextGame(visitors, second, null, false)).toBe(visitors)
})
