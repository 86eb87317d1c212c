import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameRecord } from '../../domain/api/game.ts'
import { comprehension } from '../../domain/games/comprehension/rules.ts'
import type { GameDeck } from '../../domain/games/game.ts'
import { grammar } from '../../domain/games/grammar/rules.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { builtInDeck } from '../../domain/games/matching/custom.ts'
import { numbers } from '../../domain/games/numbers/rules.ts'
import { textForm } from '../../domain/games/options.ts'
import { parsePairsDeck } from '../../domain/games/pairs-deck.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { games } from '../../domain/games/registry.ts'
import { makeWordSearch } from '../../domain/games/word-search/grid.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import { gameSeeds } from '../games.ts'
import { grades } from '../grades.ts'
import { menuSeeds } from '../menu.ts'
import { pageOf, pages } from '../routes.ts'
import { linkPage, linkPath } from '../site/link-path.ts'
import { gameOf } from '../site/page-game.ts'
import { bank } from '../words/bank.ts'
import { spokenForm } from '../words/word.ts'
import type { GameSeed } from './game-seed.ts'
import { themes } from './theme.ts'

const read = ({ kind, data }: GameSeed): GameDeck => games[kind].rules.parseDeck(data)
const ofKind = (kind: GameKind) => gameSeeds.filter((record) => record.kind === kind)
const media = join(import.meta.dirname, '../../web/public/media')
const isThere = (path: string | null) => path === null || existsSync(join(media, path))

describe('shipped game records', () => {
  it.each(gameSeeds.map((record) => [record.id, record] as const))(
    '%s has no faults or warnings',
    (_id, record) => {
      const { faults, warnings, items } = read(record)
      expect([...faults, ...warnings]).toEqual([])
      expect(items.filter(({ image, sound }) => !isThere(image) || !isThere(sound))).toEqual([])
      expect(z.safeParse(gameRecord, record).error?.issues).toBeUndefined()
    },
  )

  it('have an id for every word, sentence and question', () => {
    const ids = gameSeeds.flatMap((record) => read(record).items.map(wordID))
    expect(ids.filter((id) => id === null || !/^[a-z0-9-]{1,80}$/.test(id))).toEqual([])
  })

  it('use the id of the bank word, even if they show the word without its article', () => {
    const ids = new Set(bank.map(({ id }) => id))
    const ofWords: GameKind[] = [
      'memory',
      'exposed',
      'sound-memory',
      'matching',
      'course-aux-mots',
      'dictee-eclair',
    ]
    const asked = [...ofWords, 'word-search' as const, 'word-challenge' as const]
      .flatMap(ofKind)
      .flatMap((record) => read(record).items.map((item) => ({ id: wordID(item), of: record.id })))
    expect(asked.filter(({ id }) => id === null || !ids.has(id))).toEqual([])
  })

  it('have unique identifiers and keys', () => {
    expect(new Set(gameSeeds.map(({ id }) => id)).size).toBe(gameSeeds.length)
    expect(new Set(gameSeeds.map(({ clientID }) => clientID)).size).toBe(gameSeeds.length)
  })

  it('have a page that plays them, and have the key of a page only if they are its own game', () => {
    const wrong = gameSeeds.filter(({ clientID, id, kind }) => {
      const page = linkPage(clientID)
      const path = linkPath({ clientID, externalIdentifier: id })
      const own = pageOf(clientID)
      const isOwn = !own || own.path.includes('$id') || gameOf(own, null)?.id === id
      return (
        !page || !path || !isOwn || !(page.path.includes(`/${kind}`) || gameOf(page, null)?.kind === kind)
      )
    })
    expect(wrong.map(({ clientID }) => clientID)).toEqual([])
  })

  it('include one for every page with its own record and for every game route of grades 1 and 3', () => {
    const keys = new Set(gameSeeds.map(({ clientID }) => clientID))
    const needed = pages.filter((page) => gameOf(page, null) || /^\/grade\d\/games\/.*\$id$/.test(page.path))
    expect(needed).toHaveLength(8 + 11 + 3 * 5 + 3 * 6)
    expect(needed.filter(({ clientID }) => !keys.has(clientID)).map(({ path }) => path)).toEqual([])
  })

  it.each<[GameKind, number]>([
    ['memory', 60],
    ['exposed', 60],
    ['matching', 60],
    ['numbers', 5],
    ['word-search', 40],
    ['word-challenge', 50],
    ['course-aux-mots', 15],
    ['dictee-eclair', 15],
    ['comprehension', 10],
    ['listening', 10],
    ['grammar', 12],
    ['phrases', 60],
    ['petite-dictee', 45],
    ['mot-qui-manque', 55],
    ['qui-dit-quoi', 10],
    ['drop', 11],
  ])('include at least $1 $0 games', (kind, least) => {
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(least)
  })

  it.each<GameKind>([
    'memory',
    'exposed',
    'matching',
    'course-aux-mots',
    'dictee-eclair',
    'word-challenge',
    'phrases',
    'mot-qui-manque',
    'qui-dit-quoi',
  ])('include %s games in every grade', (kind) => {
    expect(new Set(ofKind(kind).map(({ grade }) => grade))).toEqual(new Set(grades))
  })

  it('ask for every sentence of the bank in a game other than the word challenge', () => {
    const asked = new Set(
      gameSeeds
        .filter(({ kind }) => kind !== 'word-challenge')
        .flatMap((record) => read(record).items.map(({ word }) => word)),
    )
    const sentences = bank.map(spokenForm).filter((text) => textForm(text) === 'sentence')
    expect(sentences.length).toBeGreaterThan(400)
    expect(sentences.filter((text) => !asked.has(text))).toEqual([])
  })

  it.each<GameKind>(['memory', 'exposed'])(
    'let the pupil choose the highest number in %s games with numbers',
    (kind) => {
      const record = ofKind(kind).find(({ clientID }) => /Grade3_.*_Numbers$/.test(clientID))
      const { filters, items } = parsePairsDeck(record?.data ?? '', { least: 2, full: 6 })
      expect(filters.map(({ value }) => value)).toEqual([10, 20])
      expect(items.map(({ filter }) => filter)).toEqual(items.map((_item, index) => index + 1))
    },
  )

  it('go up to the highest number of the grade in numbers games', () => {
    const last = (record: GameSeed) =>
      Math.max(...numbers.parseDeck(record.data).items.map(({ number }) => number))
    expect(ofKind('numbers').map((record) => [record.grade, last(record)])).toEqual([
      [1, 30],
      [3, 20],
      [4, 30],
      [5, 69],
      [6, 100],
    ])
  })

  it('include a game for every theme with enough words', () => {
    const named = new Set(
      gameSeeds.map(({ clientID }) => clientID.replace(/^Page_(?:Grade\d_)?Games_[^_]+_/, '')),
    )
    const missed = themes.filter(
      ({ name, grade, words }) =>
        words.length >= 12 && !named.has(`Grade${grade}_${name}`) && !named.has(name),
    )
    expect(missed.map(({ grade, name }) => `${grade} ${name}`)).toEqual([])
  })

  it('dictate no sentence with "ses" or "ces", which sound the same', () => {
    const dictated = ofKind('petite-dictee').flatMap((record) => read(record).items.map(({ word }) => word))
    expect(dictated.filter((sentence) => /\b[cs]es\b/i.test(sentence))).toEqual([])
  })

  it('have pictures and sounds for all pairs, and enough words for races and dictations', () => {
    for (const kind of ['memory', 'exposed', 'matching'] as const) {
      for (const record of ofKind(kind)) {
        const { items } = read(record)
        expect(items.length, record.id).toBeGreaterThanOrEqual(6)
        expect(items.filter(({ image, sound }) => image === null || sound === null)).toEqual([])
      }
    }
    for (const record of ofKind('course-aux-mots'))
      expect(read(record).items.length, record.id).toBeGreaterThanOrEqual(8)
    for (const record of ofKind('dictee-eclair'))
      expect(read(record).items.length, record.id).toBeGreaterThanOrEqual(10)
  })

  it('have a link that can earn a Bravo, in the group of scored games if they have points', () => {
    const links = new Map(menuSeeds(gameSeeds, []).map((row) => [row.clientID, row]))
    expect(gameSeeds.filter(({ clientID }) => !links.get(clientID)?.isBravoEnabled)).toEqual([])
    const forPoints = [...ofKind('course-aux-mots'), ...ofKind('dictee-eclair')]
    const groups = forPoints.map(({ clientID }) => links.get(clientID)?.parentGroupID)
    expect(new Set(groups)).toEqual(new Set([8450]))
  })

  it('have names that are unique within a menu group', () => {
    const links = menuSeeds(gameSeeds, []).filter(({ externalIdentifier }) => externalIdentifier !== null)
    const names = links.map(({ parentGroupID, displayName }) => `${parentGroupID} ${displayName}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('have a sound for every word of the built-in decks', () => {
    const silent = ['colours', 'numbers'].flatMap((name) =>
      builtInDeck(name).items.filter(({ sound }) => !isThere(sound)),
    )
    expect(silent).toEqual([])
  })
})

describe('word searches', () => {
  it.each(ofKind('word-search').map((record) => [record.id, record] as const))(
    '%s fits into a grid of 10 x 10',
    (_id, record) => {
      const { items } = read(record)
      expect(items.length).toBeGreaterThanOrEqual(8)
      expect(items.filter(({ word }) => !/^\p{L}{3,12}$/u.test(word))).toEqual([])
      const board = makeWordSearch(items, {
        cols: 10,
        rows: 10,
        maxWords: 10,
        backwardsProbability: 0.3,
        forwardsOnly: false,
        upperCase: true,
        diacritics: true,
        seed: 1,
      })
      expect(board.words).toHaveLength(Math.min(10, items.length))
    },
  )
})

it('allows only forward words in the word searches of grade 1, and only there', () => {
  const isForwards = ({ data }: GameSeed) => games['word-search'].rules.parseDeck(data).forwardsOnly
  const ofFirst = ofKind('word-search').filter(({ grade }) => grade === 1)
  expect(ofFirst.length).toBeGreaterThan(4)
  expect(ofKind('word-search').filter(isForwards)).toEqual(ofFirst)
})

describe('word challenges', () => {
  it('ask for phrases that fit into one line', () => {
    const items = ofKind('word-challenge').flatMap((record) => read(record).items)
    expect(items.filter(({ word }) => [...word].length > 24)).toEqual([])
  })
})

describe('question and grammar games', () => {
  it.each([...ofKind('comprehension'), ...ofKind('listening')].map((record) => [record.id, record] as const))(
    '%s has at least ten questions, each with a sound and its own answer',
    (_id, record) => {
      const { items } = comprehension.parseDeck(record.data)
      expect(items.length).toBeGreaterThanOrEqual(10)
      expect(items.filter(({ sound }) => sound === null)).toEqual([])
      expect(new Set(items.map(({ answer }) => textKey(answer))).size).toBe(items.length)
    },
  )

  it.each(ofKind('comprehension').map((record) => [record.id, record] as const))(
    '%s has no answer that only repeats words of its question',
    (_id, record) => {
      const { items } = comprehension.parseDeck(record.data)
      const copied = items.filter(({ question, answer }) => {
        const asked = new Set(contentWords(question))
        return contentWords(answer).every((word) => asked.has(word))
      })
      expect(copied.map(({ word }) => word)).toEqual([])
    },
  )

  it('have either three or no wrong answers of their own per question', () => {
    const items = [...ofKind('comprehension'), ...ofKind('listening')].flatMap(
      ({ data }) => comprehension.parseDeck(data).items,
    )
    const brought = items.filter(({ others }) => others.length > 0)
    expect(brought.length).toBeGreaterThan(100)
    const wrong = brought.filter(
      ({ answer, others }) => others.length !== 3 || new Set([answer, ...others].map(textKey)).size !== 4,
    )
    expect(wrong.map(({ word }) => word)).toEqual([])
  })

  it.each([...ofKind('comprehension'), ...ofKind('listening')].map((record) => [record.id, record] as const))(
    '%s takes wrong answers from other questions only if all answers have the same form',
    (_id, record) => {
      const { items } = comprehension.parseDeck(record.data)
      const borrowing = items.filter(({ others }) => others.length === 0)
      const lent = new Set(items.map(({ answer }) => formOf(answer)))
      expect(borrowing.length === 0 || lent.size === 1, [...lent].join(', ')).toBe(true)
    },
  )

  it.each(ofKind('grammar').map((record) => [record.id, record] as const))(
    '%s has at least ten sentences, each with choices that contain the answer exactly once',
    (_id, record) => {
      const { items } = grammar.parseDeck(record.data)
      expect(items.length).toBeGreaterThanOrEqual(10)
      for (const { verbs, answer, word } of items) {
        expect(verbs.length, word).toBeGreaterThanOrEqual(3)
        expect(verbs.length, word).toBeLessThanOrEqual(6)
        expect(
          verbs.filter((verb) => textKey(verb) === textKey(answer)),
          word,
        ).toHaveLength(1)
        expect(new Set(verbs.map(textKey)).size, word).toBe(verbs.length)
      }
    },
  )
})

const LITTLE_WORDS = new Set(
  'l d qu s le la les un une des du de à au aux en dans sur sous avec pour par parce que est se il elle son sa ses'.split(
    ' ',
  ),
)

/** The form of an answer. If an answer were the only one with its form, pupils could recognize it by that. */
function formOf(answer: string): 'place' | 'thing' | 'other' {
  if (/^(?:à|aux?|avec|autour|chez|dans|en|sous|sur) /.test(answer)) return 'place'
  return /^(?:les? |la |l'|une? |du |de la )/.test(answer) ? 'thing' : 'other'
}

/** The content words of a text, without articles, prepositions and pronouns. */
function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !LITTLE_WORDS.has(word))
}
