import { describe, expect, it } from 'vitest'
import { comprehension } from '../../domain/games/comprehension/rules.ts'
import { courseAuxMots } from '../../domain/games/course-aux-mots/rules.ts'
import { dicteeEclair } from '../../domain/games/dictee-eclair/rules.ts'
import { exposed } from '../../domain/games/exposed/rules.ts'
import type { GameItem } from '../../domain/games/game.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { customMatching, matching } from '../../domain/games/matching/rules.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import type { QuizAction, QuizState } from '../../domain/games/quiz-state.ts'
import { games } from '../../domain/games/registry.ts'
import { parseSentenceDeck, tilesInOrder } from '../../domain/games/sentence-deck.ts'
import { wordChallenge } from '../../domain/games/word-challenge/rules.ts'
import { wordSearch } from '../../domain/games/word-search/rules.ts'
import { gameSeeds } from '../games.ts'
import { needsNoReading } from '../grades.ts'

const records = gameSeeds.filter(({ grade }) => needsNoReading(grade))
const ofKinds = (...kinds: GameKind[]) =>
  records.filter(({ kind }) => kinds.includes(kind)).map((record) => [record.id, record] as const)

/** The options of some rounds of a game. */
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

describe('games of grades that need no reading', () => {
  it.each(records.map((record) => [record.id, record] as const))(
    '%s has a sound for each of its texts',
    (_id, { kind, data }) => {
      expect(games[kind].rules.parseDeck(data).items.filter(({ sound }) => sound === null)).toEqual([])
    },
  )

  it.each(ofKinds('custom-matching'))('%s offers colours or pictures', (_id, record) => {
    const { items } = customMatching.parseDeck(record.data)
    expect(items.filter(({ image, colour }) => image === null && colour === null)).toEqual([])
  })

  it.each(ofKinds('word-search'))('%s shows the pictures of its words', (_id, record) => {
    const { items } = wordSearch.parseDeck(record.data)
    expect(items.filter(({ image }) => image === null)).toEqual([])
  })

  it.each(ofKinds('comprehension', 'listening'))('%s asks aloud and offers four pictures', (_id, record) => {
    const deck = comprehension.parseDeck(record.data)
    expect(deck.items.filter(({ sound }) => sound === null)).toEqual([])
    const rounds = roundsOf(comprehension, (seed) => comprehension.init(deck, { seed }))
    expect(rounds.length).toBeGreaterThan(40)
    expect(rounds.filter((options) => options.length !== 4)).toEqual([])
    expect(rounds.flat().filter(({ image, sound }) => image === null || sound === null)).toEqual([])
  })

  it.each(ofKinds('matching'))('%s asks aloud and offers pictures', (_id, record) => {
    const { items } = matching.parseDeck(record.data)
    expect(items.filter(({ image, sound }) => image === null || sound === null)).toEqual([])
  })

  it.each(ofKinds('course-aux-mots'))(
    '%s asks each race question aloud and offers pictures',
    (_id, record) => {
      const { items, isWordAsked } = courseAuxMots.parseDeck(record.data)
      expect(isWordAsked).toBe(true)
      expect(items.filter(({ image, sound }) => image === null || sound === null)).toEqual([])
    },
  )

  it.each(ofKinds('memory', 'exposed'))('%s pairs pictures with spoken words', (_id, record) => {
    const { items } = exposed.parseDeck(record.data)
    expect(items.filter(({ image, sound }) => image === null || sound === null)).toEqual([])
  })

  it.each(ofKinds('dictee-eclair'))('%s is spelt with tiles', (_id, record) => {
    const { items, isTiled } = dicteeEclair.parseDeck(record.data)
    expect(isTiled).toBe(true)
    expect(items.filter(({ sound }) => sound === null)).toEqual([])
  })

  it.each(ofKinds('word-challenge'))('%s plays the word and offers its letters', (_id, record) => {
    const { items, isHeard } = wordChallenge.parseDeck(record.data)
    expect(isHeard).toBe(true)
    expect(items.filter(({ sound }) => sound === null)).toEqual([])
  })

  it.each(ofKinds('phrases'))('%s says its sentences and every word aloud', (_id, record) => {
    const { items, words, isHeard } = parseSentenceDeck(record.data)
    expect(isHeard).toBe(true)
    const heard = new Set(words.flatMap(({ word, sound }) => (sound === null ? [] : [textKey(word)])))
    const tiles = items.flatMap((item) => tilesInOrder(item, 10)).map(textKey)
    expect(tiles.filter((tile) => !heard.has(tile))).toEqual([])
    expect(items.filter(({ image }) => image === null)).toEqual([])
  })

  it.each(ofKinds('grammar', 'mot-qui-manque'))(
    '%s says its sentences and choices aloud, and no wrong choice sounds like the right one',
    (_id, record) => {
      const { rules } = games[record.kind === 'grammar' ? 'grammar' : 'mot-qui-manque']
      const { items } = rules.parseDeck(record.data)
      expect(
        items.filter(({ isHeard, asked, image }) => !isHeard || asked === null || image === null),
      ).toEqual([])
      const rounds = roundsOf(rules, (seed) => rules.init(rules.parseDeck(record.data), { seed }))
      expect(rounds.flat().filter(({ sound }) => sound === null)).toEqual([])
      const alike = items.filter(({ answer, verbs }) =>
        [
          ['es', 'est'],
          ['as', 'a'],
        ].some((pair) => pair.includes(answer) && pair.every((word) => verbs.includes(word))),
      )
      expect(alike).toEqual([])
    },
  )
})
