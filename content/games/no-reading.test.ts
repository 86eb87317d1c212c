import { describe, expect, it } from 'vitest'
import { comprehension } from '../../domain/games/comprehension/rules.ts'
import type { GameItem } from '../../domain/games/game.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import type { QuizAction, QuizState } from '../../domain/games/quiz-state.ts'
import { gameSeeds } from '../games.ts'
import { needsNoReading } from '../grades.ts'

const ofKinds = (...kinds: GameKind[]) =>
  gameSeeds
    .filter(({ kind, grade }) => kinds.includes(kind) && needsNoReading(grade))
    .map((record) => [record.id, record] as const)

/** All that a game offers to choose from, over some of its rounds. */
function roundsOf<Option extends GameItem>(
  rules: { step(state: QuizState<GameItem, Option>, action: QuizAction): QuizState<GameItem, Option> },
  start: (seed: number) => QuizState<GameItem, Option>,
): Option[][] {
  return Array.from({ length: 8 }, (_none, seed) => {
    const rounds: Option[][] = []
    for (let state = start(seed); state.phase === 'asking'; ) {
      rounds.push(state.options)
      const picked = rules.step(state, { type: 'pick', option: state.right })
      state = rules.step(picked, { type: 'next' })
    }
    return rounds
  }).flat()
}

describe('a game of the first grades needs no reading', () => {
  it.each(ofKinds('comprehension', 'listening'))('%s asks by ear and offers four pictures', (_id, record) => {
    const deck = comprehension.parseDeck(record.data)
    expect(deck.items.filter(({ sound }) => sound === null)).toEqual([])
    const rounds = roundsOf(comprehension, (seed) => comprehension.init(deck, { seed }))
    expect(rounds.length).toBeGreaterThan(40)
    expect(rounds.filter((options) => options.length !== 4)).toEqual([])
    expect(rounds.flat().filter(({ image, sound }) => image === null || sound === null)).toEqual([])
  })
})
