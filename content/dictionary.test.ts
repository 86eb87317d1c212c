import dictionary from 'dictionary-fr'
import nspell from 'nspell'
import { expect, it } from 'vitest'
import type { GameKind } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { gameSeeds } from './games.ts'
import { pageSeeds } from './pages.ts'
import { pages } from './routes.ts'
import { videos } from './videos/videos.ts'
import { bank } from './words/bank.ts'
import { spokenForm } from './words/word.ts'

/** Names, sounds, endings, single letters and words of French Canada that the dictionary does not have. */
const allowed: ReadonlySet<string> = new Set([
  ...['bê', 'Colas', 'Din', 'Diwali', 'er', 'intrapersonnelle', 'ouaf'],
  ...['é', 'è', 'ê', 'ë'],
])

const spelling = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })

it('spells every French text of the content as the dictionary does', { timeout: 60_000 }, () => {
  const texts = [
    ...bank.flatMap((word) => [
      spokenForm(word),
      ...(word.kind === 'noun' && word.plural !== null ? [word.plural] : []),
    ]),
    ...pages.map((page) => page.title),
    ...pageSeeds.flatMap((page) => frenchIn(page.content)),
    ...videos.flatMap((video) => video.shots.map((shot) => shot.french)),
    ...gameSeeds.flatMap(({ kind, title, description, data, instructions }) => [
      title,
      description,
      ...instructions.split('\n').slice(0, 1),
      // Of what is heard, the answer may be the English; wrong choices need not be words.
      ...(kind === 'listening' ? frenchIn(JSON.parse(data)) : []),
      ...(kind === 'comprehension' || kind === 'grammar' || kind === 'drop' ? wordsAskedIn(kind, data) : []),
    ]),
  ]
  const misspelt = new Map<string, string>()
  for (const text of texts) {
    for (const word of wordsOf(text)) if (!isKnown(word)) misspelt.set(word, text)
  }
  expect([...misspelt]).toEqual([])
})

it('allows no word that the dictionary has', () => {
  expect([...allowed].filter((word) => spelling.correct(word))).toEqual([])
})

/** Questions with their answers, completed sentences, or what is to be done. */
function wordsAskedIn(kind: GameKind, data: string): string[] {
  return games[kind].parseDeck(data).items.map(({ word }) => word)
}

/** What stands under the keys that hold French. */
function frenchIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(frenchIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return frenchIn(inner)
    return ['question', 'french', 'plural', 'title', 'restaurant', 'speaker', 'note', 'shows'].includes(key)
      ? [inner]
      : []
  })
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}'-]*\p{L}|\p{L}/gu) ?? []
  )
}

/** As a whole, or part by part: "qu'est-ce" is "qu", "est", "ce". */
function isKnown(word: string): boolean {
  if (allowed.has(word) || spelling.correct(word) || spelling.correct(word.toLowerCase())) return true
  const parts = word.split(/['-]/)
  return (
    parts.length > 1 && parts.every((part) => part === '' || ELIDED.has(part.toLowerCase()) || isKnown(part))
  )
}

const ELIDED: ReadonlySet<string> = new Set(['l', 'd', 'j', 'n', 's', 'c', 'm', 't', 'qu', 'jusqu', 'lorsqu'])
