import { expect, it } from 'vitest'
import type { GameDeck, GameItem, GameRules } from '../../domain/games/game.ts'
import { areNear, nearWords } from '../../domain/games/near-words.ts'
import { textForm } from '../../domain/games/options.ts'
import type { PairsState } from '../../domain/games/pairs.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { parseQuestionDeck } from '../../domain/games/question-deck.ts'
import { games } from '../../domain/games/registry.ts'
import { numberInWords } from '../../domain/number-words.ts'
import { gameSeeds } from '../games.ts'
import { bank } from '../words/bank.ts'
import { findWord } from '../words/find-word.ts'
import { spokenForm } from '../words/word.ts'
import type { GameSeed } from './game-seed.ts'

const NUMBERS = new Set(Array.from({ length: 101 }, (_none, value) => numberInWords(value)))
const offered = {
  matching: offeredBy(games.matching.rules),
  'course-aux-mots': offeredBy(games['course-aux-mots'].rules),
  comprehension: offeredBy(games.comprehension.rules),
  listening: offeredBy(games.listening.rules),
}
const ofKinds = (...kinds: readonly string[]) => gameSeeds.filter(({ kind }) => kinds.includes(kind))
const seeds = Array.from({ length: 20 }, (_none, seed) => seed)

it('lists only bank words as near words', () => {
  const known = new Set(bank.flatMap((word) => [spokenForm(word), word.french]))
  expect(nearWords.flat().filter((word) => !known.has(word))).toEqual([])
  expect(nearWords.filter((words) => words.length < 2)).toEqual([])
})

it.each(['matching', 'course-aux-mots', 'comprehension', 'listening'] as const)(
  'offers no wrong option that could also be right in any %s round',
  (kind) => {
    const near = roundsOf(kind).flatMap(({ id, texts }) => pairsOf(texts).filter(isEitherRight).map(told(id)))
    expect([...new Set(near)]).toEqual([])
  },
)

it.each(['matching', 'course-aux-mots', 'comprehension', 'listening'] as const)(
  'offers four texts of the same form in every %s round',
  (kind) => {
    const rounds = roundsOf(kind)
    expect(rounds.filter(({ texts }) => texts.length !== 4).map(({ id }) => id)).toEqual([])
    const mixed = rounds.filter(({ texts }) => new Set(texts.map(formOf)).size > 1)
    expect([...new Set(mixed.map(({ id, texts }) => `${id}: ${texts.join(' | ')}`))]).toEqual([])
  },
)

it('has no pairs board with two words that fit the same picture', () => {
  const near = ofKinds('exposed', 'memory').flatMap((record) => {
    const pairs = new Map(
      boardsOf(record).flatMap((words) => pairsOf(words).map((pair) => [pair.join(), pair])),
    )
    return [...pairs.values()].filter(isEitherRight).map(told(record.id))
  })
  expect(near).toEqual([])
})

it('has no question that contains a word of a wrong answer taken from another question', () => {
  const said = ofKinds('comprehension', 'listening').flatMap(({ id, data }) => {
    const { items } = parseQuestionDeck(data)
    const borrowing = items.filter(({ others }) => others.length === 0)
    return borrowing.flatMap(({ question, answer }) => {
      const roots = new Set(rootsOf(question))
      const wrong = items.map((item) => item.answer).filter((other) => textKey(other) !== textKey(answer))
      return wrong
        .filter((other) => rootsOf(other).some((root) => roots.has(root)))
        .map((other) => `${id}: ${question} / ${other}`)
    })
  })
  expect(said).toEqual([])
})

/** Stems of words: "les Tortues" → "tortu". */
function rootsOf(text: string): string[] {
  const words = textKey(text).match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => word !== 'dans').map((word) => word.replace(/(?:es?|s|x|er|ent|ons|ez)$/, ''))
}

/** "deux heures" has the form of a noun, like "une heure". */
function formOf(text: string): string {
  return NUMBERS.has(text.split(' ')[0] ?? '') ? 'noun' : textForm(text)
}

/** The options of the first round, in many games of every record. */
function roundsOf(kind: keyof typeof offered) {
  return ofKinds(kind).flatMap(({ id, data }) => offered[kind](data).map((texts) => ({ id, texts })))
}

function offeredBy<
  Deck extends GameDeck,
  State extends { options: readonly GameItem[] },
  Action extends { type: string },
>(rules: GameRules<Deck, State, Action>) {
  return (data: string) => {
    const deck = rules.parseDeck(data)
    return seeds.map((seed) => rules.init(deck, { seed }).options.map(({ word }) => word))
  }
}

/** The words of many games of a record. */
function boardsOf({ kind, data }: GameSeed): string[][] {
  const { rules } = kind === 'memory' ? games.memory : games.exposed
  const deck = rules.parseDeck(data)
  return seeds.map((seed) => {
    const state: PairsState = rules.init(deck, { seed })
    return state.items.map(({ word }) => word)
  })
}

/** True for words that could both be right: near words, or words with the same English or picture. */
function isEitherRight([one, other]: readonly [string, string]): boolean {
  const [first, second] = [findWord(one), findWord(other)]
  return (
    areNear(one, other) ||
    (first !== undefined &&
      second !== undefined &&
      (first.english === second.english || first.image === second.image))
  )
}

function pairsOf(texts: readonly string[]): (readonly [string, string])[] {
  return texts.flatMap((one, index) => texts.slice(0, index).map((other) => [one, other] as const))
}

function told(id: string) {
  return ([one, other]: readonly [string, string]) => `${id}: ${one} / ${other}`
}
