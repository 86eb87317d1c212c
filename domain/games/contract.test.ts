import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameDeck, GameRules } from './game.ts'
import { type MemoryAction, type MemoryState, memory } from './memory/rules.ts'
import { games } from './registry.ts'

/** What every game promises to the frame, whatever it is about. A further game is one further entry. */

interface Sample<State, Action> {
  data: string
  /** A simple player's next action in a state that waits for nothing. */
  next(state: State): Action
  /** What a player can do, legal or not; never what the clock does. */
  anyTurn: fc.Arbitrary<Action>
  /** What can never be true of a state. */
  check(state: State): void
}

const checked: string[] = []

contract('memory', memory, {
  data: 'le chat, le chien, la vache, la poule, le cheval, la chèvre, le mouton',
  next: firstUsefulTurn,
  anyTurn: fc.record({
    type: fc.constant('turn' as const),
    card: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double()),
  }),
  check({ open, found, cards, items, missed }) {
    expect(open.length).toBeLessThanOrEqual(2)
    for (const list of [open, found, missed]) expect(new Set(list).size).toBe(list.length)
    expect(open.every((place) => cards[place] !== undefined)).toBe(true)
    expect([...found, ...missed].every((item) => items[item] !== undefined)).toBe(true)
  },
})

/** The first card that is not found, then its partner. */
function firstUsefulTurn({ cards, open, found }: MemoryState): MemoryAction {
  const [first] = open
  const wanted = first === undefined ? undefined : cards[first]?.item
  const card = cards.findIndex(
    ({ item }, place) =>
      !open.includes(place) && !found.includes(item) && (wanted === undefined || item === wanted),
  )
  return { type: 'turn', card }
}

it('is kept by every game of the registry', () => {
  expect(checked.toSorted()).toEqual(Object.keys(games).toSorted())
})

function contract<Deck extends GameDeck, State, Action extends { type: string }>(
  kind: string,
  rules: GameRules<Deck, State, Action>,
  { data, next, anyTurn, check }: Sample<State, Action>,
) {
  checked.push(kind)
  const start = (seed = 1) => rules.init(rules.parseDeck(data), { seed })
  const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

  /** Plays to the end; the clock acts as soon as it is asked. */
  function playOut(seed: number): { states: State[]; actions: Action[] } {
    const states = [start(seed)]
    const actions: Action[] = []
    for (let state = states[0]; state !== undefined && !rules.isOver(state); state = states.at(-1)) {
      if (states.length > 1000) throw new Error('The game does not end.')
      const action = rules.wait(state)?.action ?? next(state)
      actions.push(action)
      states.push(rules.step(state, action))
    }
    return { states, actions }
  }

  describe(`the contract of ${kind}`, () => {
    it('starts with nothing done, nothing counted and nothing to wait for', () => {
      const state = start()
      expect(rules.isOver(state)).toBe(false)
      expect(rules.completions(state)).toBe(0)
      expect(rules.cheer(state)).toBeNull()
      expect(rules.missed(state)).toEqual([])
      expect(rules.progress(state).done).toBe(0)
      expect(rules.progress(state).total).toBeGreaterThan(0)
    })

    it('ends under a simple player, who is cheered and counted', () => {
      fc.assert(
        fc.property(anySeed, (seed) => {
          const last = playOut(seed).states.at(-1) ?? start()
          const { done, total } = rules.progress(last)
          expect(rules.isOver(last)).toBe(true)
          expect(rules.completions(last)).toBeGreaterThan(0)
          expect(rules.cheer(last)).toMatch(/./)
          expect(done).toBe(total)
        }),
        { numRuns: 30 },
      )
    })

    it('never takes back what is done or counted', () => {
      for (const { before, after } of pairs(playOut(7).states)) {
        expect(rules.completions(after)).toBeGreaterThanOrEqual(rules.completions(before))
        expect(rules.progress(after).done).toBeGreaterThanOrEqual(rules.progress(before).done)
      }
    })

    it('is over for good: it waits for nothing and no action changes it', () => {
      const last = playOut(3).states.at(-1) ?? start()
      expect(rules.wait(last)).toBeNull()
      fc.assert(
        fc.property(anyTurn, (action) => {
          expect(rules.step(last, action)).toBe(last)
        }),
      )
    })

    it('does what it waits for, in a time that is above zero', () => {
      for (const state of playOut(5).states) {
        const wait = rules.wait(state)
        if (!wait) continue
        expect(wait.ms).toBeGreaterThan(0)
        expect(rules.step(state, wait.action)).not.toBe(state)
      }
    })

    it('stays legal under any turns, and changes no state that it was given', () => {
      fc.assert(
        fc.property(anySeed, fc.array(anyTurn, { maxLength: 60 }), (seed, turns) => {
          let state = start(seed)
          for (const action of turns) {
            const before = JSON.stringify(state)
            const after = rules.step(state, action)
            expect(JSON.stringify(state)).toBe(before)
            check(after)
            state = rules.step(after, rules.wait(after)?.action ?? action)
            check(state)
          }
        }),
      )
    })

    it('takes 20 turns between two waits as it takes few, and counts nothing twice', () => {
      fc.assert(
        fc.property(
          anySeed,
          fc.array(anyTurn, { minLength: 20, maxLength: 20 }),
          fc.nat({ max: 200 }),
          (seed, turns, when) => {
            const { states } = playOut(seed)
            const before = states[when % states.length] ?? start(seed)
            const after = turns.reduce(rules.step, before)
            check(after)
            expect(rules.completions(after) - rules.completions(before)).toBeLessThanOrEqual(1)
          },
        ),
      )
    })

    it('comes back from the kept list of its actions', () => {
      const { states, actions } = playOut(11)
      const half = Math.floor(actions.length / 2)
      const kept: unknown[] = JSON.parse(JSON.stringify(actions.slice(0, half)))
      const resumed = kept.map((action) => rules.action.parse(action)).reduce(rules.step, start(11))
      expect(resumed).toEqual(states[half])
    })
  })
}

function pairs<T>(list: T[]): { before: T; after: T }[] {
  return list.slice(1).flatMap((after, index) => {
    const before = list[index]
    return before === undefined ? [] : [{ before, after }]
  })
}
