import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordID } from '../../learning/first-try.ts'
import { wordTasks } from '../../learning/task.ts'
import { supports } from '../../supports.ts'
import { type GameDeck, type GameItem, type GameRules, IGNORE_PRESS_MS } from '../game.ts'
import { FEWER_OPTIONS } from '../options.ts'
import { NO_PRAISE, praiseOf } from '../praise.ts'
import { anyFilter, anySeed } from './any-options.ts'
import { recordContract } from './record-contract.ts'

/** Records and moves with which the contract tests play a game. */
export interface Sample<State, Action> {
  /** The data of a full game. */
  data: string
  /** Valid records in the other formats of the game. */
  otherForms?: readonly string[]
  /** Valid and invalid records. Every deck that results must be playable. */
  anyData: fc.Arbitrary<string>
  /** The next action of a player who knows all answers, in a state that waits for the player. */
  next(state: State): Action
  /** Any action of a player, legal or not; never one of the timer. */
  anyTurn: fc.Arbitrary<Action>
  /** Asserts the invariants of a state. */
  check(state: State): void
}

/** The kinds that use one board from start to end. */
const ONE_BOARD: ReadonlySet<string> = new Set(['exposed', 'memory', 'sound-memory', 'word-search'])

/** Contract tests for every kind of game. */
export function contract<Deck extends GameDeck, State, Action extends { type: string }>(
  kind: string,
  rules: GameRules<Deck, State, Action>,
  { data, otherForms = [], anyData, next, anyTurn, check }: Sample<State, Action>,
): void {
  const deck = rules.parseDeck(data)
  const start = (seed = 1) => rules.init(deck, { seed })

  /** Plays to the end without waiting for timers. */
  function playOut(first: State): { states: State[]; actions: Action[]; last: State } {
    const states = [first]
    const actions: Action[] = []
    let last = first
    while (!rules.isOver(last)) {
      if (states.length > 1000) throw new Error('The game does not end.')
      const action = rules.wait(last)?.action ?? next(last)
      last = rules.step(last, action)
      actions.push(action)
      states.push(last)
    }
    return { states, actions, last }
  }

  describe(`the rules of ${kind}`, () => {
    it('start with nothing done, nothing counted and no timer', () => {
      const state = start()
      expect(rules.isOver(state)).toBe(false)
      expect(rules.wait(state)).toBeNull()
      expect(rules.completions(state)).toBe(0)
      expect(rules.cheer(state)).toBeNull()
      expect(rules.missed(state)).toEqual([])
      expect(rules.answers(state)).toEqual([])
      expect(rules.score?.(state) ?? 0).toBe(0)
      expect(rules.progress(state).done).toBe(0)
      expect(rules.progress(state).total).toBeGreaterThan(0)
    })

    it('end with a cheer and count for a player who knows all answers', () => {
      fc.assert(
        fc.property(anySeed, (seed) => {
          const { last } = playOut(start(seed))
          const { done, total } = rules.progress(last)
          expect(rules.completions(last)).toBeGreaterThan(0)
          expect(rules.cheer(last)).toMatch(/./)
          expect(rules.missed(last)).toEqual([])
          expect(rules.answers(last).filter(({ right }) => !right)).toEqual([])
          expect(done).toBe(total)
        }),
        { numRuns: 30 },
      )
    })

    it.each(supports)('allow winning with the support %s', (support) => {
      fc.assert(
        fc.property(anySeed, (seed) => {
          const { states, last } = playOut(rules.init(deck, { seed, supports: [support] }))
          states.forEach(check)
          expect(rules.completions(last)).toBeGreaterThan(0)
          expect(rules.missed(last)).toEqual([])
          if (support !== 'fewer-choices' || ONE_BOARD.has(kind) || kind === 'drop') return
          for (const { options = 0 } of rules.answers(last))
            expect(options).toBeLessThanOrEqual(FEWER_OPTIONS)
        }),
        { numRuns: 5 },
      )
    })

    it('never decrease progress or completions', () => {
      for (const { before, after } of pairs(playOut(start(7)).states)) {
        expect(rules.completions(after)).toBeGreaterThanOrEqual(rules.completions(before))
        expect(rules.progress(after).done).toBeGreaterThanOrEqual(rules.progress(before).done)
      }
    })

    it('play a right or wrong chime for every answer', () => {
      for (const { before, after } of pairs(playOut(start(7)).states)) {
        const isDone = rules.progress(after).done > rules.progress(before).done
        if (isDone) expect(rules.heard(before, after)?.chime).toBe('right')
        expect(rules.heard(after, after)).toBeNull()
      }
      const anything = fc.oneof({ weight: 3, arbitrary: anyTurn }, fc.constant('clock' as const))
      fc.assert(
        fc.property(anySeed, fc.array(anything, { maxLength: 80 }), (seed, turns) => {
          turns.reduce((before, turn) => {
            const action = turn === 'clock' ? (rules.wait(before)?.action ?? next(before)) : turn
            const after = rules.step(before, action)
            const heard = after === before ? null : rules.heard(before, after)
            if (rules.missed(after).length > rules.missed(before).length) expect(heard?.chime).toBe('not-yet')
            for (const { word } of heard?.said ?? []) expect(word).toMatch(/\S/)
            return after
          }, start(seed))
        }),
        { numRuns: 50 },
      )
    })

    it('have no timer and ignore every action once the game is over', () => {
      const { last } = playOut(start(3))
      expect(rules.wait(last)).toBeNull()
      fc.assert(
        fc.property(anyTurn, (action) => {
          expect(rules.step(last, action)).toBe(last)
        }),
      )
    })

    it('accept the action of their own timer, which has a positive delay', () => {
      for (const state of playOut(start(5)).states) {
        const wait = rules.wait(state)
        if (!wait) continue
        expect(wait.ms).toBeGreaterThan(0)
        expect(rules.step(state, wait.action)).not.toBe(state)
      }
    })

    it('change the screen key with every question, except on boards and in races', () => {
      const { states } = playOut(start(5))
      const screens = new Set(states.map(rules.screen))
      if (screens.has(null)) {
        expect(kind).toBe('course-aux-mots')
        expect(screens.size).toBe(1)
        return
      }
      const asking = states.filter((state) => rules.wait(state) === null && !rules.isOver(state))
      for (const { before, after } of pairs(asking)) {
        const isDone = rules.progress(after).done > rules.progress(before).done
        if (isDone && !ONE_BOARD.has(kind)) expect(rules.screen(after)).not.toBe(rules.screen(before))
        if (ONE_BOARD.has(kind) && rules.progress(before).done > 0)
          expect(rules.screen(after)).toBe(rules.screen(before))
      }
    })

    it('ignore a second press after 300 ms', () => {
      const anything = fc.oneof(anyTurn, fc.constant('know' as const))
      fc.assert(
        fc.property(anySeed, fc.array(anything, { maxLength: 60 }), (seed, turns) => {
          let state = start(seed)
          let [now, shownAt, leftAt] = [IGNORE_PRESS_MS, 0, -IGNORE_PRESS_MS]
          const take = (action: Action, isPress: boolean) => {
            const after = rules.step(state, action)
            if (rules.screen(after) !== rules.screen(state)) {
              if (isPress) expect(now - leftAt).toBeGreaterThanOrEqual(IGNORE_PRESS_MS)
              ;[shownAt, leftAt] = [now, isPress ? now : leftAt]
            }
            state = after
          }
          for (const turn of turns) {
            now += 300
            const wait = rules.wait(state)
            if (wait && now - shownAt >= wait.ms) take(wait.action, false)
            const counts = rules.screen(state) === null || now - shownAt >= IGNORE_PRESS_MS
            if (counts && !rules.isOver(state)) {
              take(turn === 'know' ? (rules.wait(state)?.action ?? next(state)) : turn, true)
            }
          }
        }),
        { numRuns: 30 },
      )
    })

    it('keep their invariants under any actions and timers, and mutate no state', () => {
      const anything = fc.oneof({ weight: 3, arbitrary: anyTurn }, fc.constant('clock' as const))
      fc.assert(
        fc.property(anySeed, anyFilter, fc.array(anything, { maxLength: 80 }), (seed, filter, turns) => {
          let state = rules.init(deck, { seed, ...(filter !== undefined && { filter }) })
          for (const turn of turns) {
            const action = turn === 'clock' ? rules.wait(state)?.action : turn
            if (action === undefined) continue
            const before = JSON.stringify(state)
            const after = rules.step(state, action)
            expect(JSON.stringify(state)).toBe(before)
            check(after)
            expect(rules.score?.(after) ?? 0).toBeGreaterThanOrEqual(0)
            expect(rules.score?.(after) ?? 0).toBeLessThanOrEqual(rules.mostPoints ?? 0)
            expect(rules.progress(after).done).toBeLessThanOrEqual(rules.progress(after).total)
            expect(rules.completions(after) - rules.completions(state)).toBeOneOf([0, 1])
            state = after
          }
        }),
      )
    })

    it('allow finishing from any reachable state', () => {
      fc.assert(
        fc.property(anySeed, fc.array(anyTurn, { maxLength: 40 }), (seed, turns) => {
          const somewhere = turns.reduce(
            (state, turn) => rules.step(rules.step(state, rules.wait(state)?.action ?? turn), turn),
            start(seed),
          )
          expect(rules.isOver(playOut(somewhere).last)).toBe(true)
        }),
        { numRuns: 50 },
      )
    })

    it('praise according to the result, and never with "Fantastique!" if nothing was right', () => {
      fc.assert(
        fc.property(anySeed, fc.array(anyTurn, { maxLength: 60 }), (seed, turns) => {
          const somewhere = turns.reduce(
            (state, turn) => rules.step(rules.step(state, rules.wait(state)?.action ?? turn), turn),
            start(seed),
          )
          const { last } = playOut(somewhere)
          const tries = rules.answers(last)
          const { stars, word } = praiseOf(rules.cheer(last) ?? '', tries, rules.score?.(last))
          const isAllRight = tries.every(({ right }) => right)
          const isNothing = !isAllRight && tries.every(({ right }) => !right) && !rules.score?.(last)
          if (isAllRight) expect(stars).toBe(3)
          if (isNothing) expect([stars, word]).toEqual([0, NO_PRAISE.french])
          expect(stars === 3 || word !== 'Fantastique!').toBe(true)
        }),
        { numRuns: 30 },
      )
    })

    it('list each missed item of the deck once, with its media', () => {
      const known = new Set(deck.items.map((item) => JSON.stringify(shownOf(item))))
      fc.assert(
        fc.property(anySeed, fc.array(anyTurn, { maxLength: 60 }), (seed, turns) => {
          const somewhere = turns.reduce(
            (state, turn) => rules.step(rules.step(state, rules.wait(state)?.action ?? turn), turn),
            start(seed),
          )
          const missed = rules.missed(playOut(somewhere).last)
          expect(new Set(missed.map(({ word }) => word)).size).toBe(missed.length)
          expect(missed.filter((item) => !known.has(JSON.stringify(shownOf(item))))).toEqual([])
        }),
        { numRuns: 50 },
      )
    })

    it('report the first try at each word once, never withdraw one, and list wrong ones as missed', () => {
      const ids = new Set(deck.items.map(wordID))
      fc.assert(
        fc.property(anySeed, fc.array(anyTurn, { maxLength: 60 }), (seed, turns) => {
          let state = start(seed)
          for (const turn of turns) {
            const reported = rules.answers(state)
            state = rules.step(rules.step(state, rules.wait(state)?.action ?? turn), turn)
            expect(rules.answers(state).slice(0, reported.length)).toEqual(reported)
          }
          const { last } = playOut(state)
          const answers = rules.answers(last)
          const missed = new Set(rules.missed(last).map(wordID))
          const tried = answers.map(({ word }) => word)
          expect(new Set(tried).size).toBe(tried.length)
          for (const { word, task, right, options = 1 } of answers) {
            expect(ids).toContain(word)
            expect(wordTasks).toContain(task)
            expect(options).toBeGreaterThan(0)
            if (!right) expect(missed).toContain(word)
          }
          for (const word of missed) if (word !== null) expect(tried).toContain(word)
        }),
        { numRuns: 50 },
      )
    })

    it('keep their invariants for 20 actions between two timers and count nothing twice', () => {
      const { states } = playOut(start(1))
      fc.assert(
        fc.property(
          fc.array(anyTurn, { minLength: 20, maxLength: 20 }),
          fc.nat({ max: states.length - 1 }),
          (turns, when) => {
            const before = states[when] ?? start()
            const after = turns.reduce(rules.step, before)
            check(after)
            expect(rules.completions(after) - rules.completions(before)).toBeLessThanOrEqual(1)
          },
        ),
      )
    })

    it('restore a game by replaying its stored actions', () => {
      const { states, actions } = playOut(start(11))
      const half = Math.floor(actions.length / 2)
      const stored: unknown[] = JSON.parse(JSON.stringify(actions.slice(0, half)))
      const resumed = stored.map((action) => rules.action.parse(action)).reduce(rules.step, start(11))
      expect(resumed).toEqual(states[half])
      expect([resumed].map(rules.answers)).toEqual(states.slice(half, half + 1).map(rules.answers))
    })

    recordContract(rules, {
      samples: [data, ...otherForms],
      anyData,
      play: (sound, options) => playOut(rules.init(sound, options)).states.forEach(check),
    })
  })
}

/** The parts of an item in the list of missed items. */
function shownOf({ word, image, sound }: GameItem): GameItem {
  return { word, image, sound }
}

function pairs<T>(list: T[]): { before: T; after: T }[] {
  return list.slice(1).flatMap((after, index) => {
    const before = list[index]
    return before === undefined ? [] : [{ before, after }]
  })
}
