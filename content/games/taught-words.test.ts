import { expect, it } from 'vitest'
import { withoutArticle } from '../../domain/french.ts'
import { scene } from '../../domain/games/drop/scene.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { parseQuestionDeck } from '../../domain/games/question-deck.ts'
import { games } from '../../domain/games/registry.ts'
import { gameSeeds } from '../games.ts'
import { type Grade, grades } from '../grades.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import type { GameSeed } from './game-seed.ts'
import { firstSentences } from './sentences/grade1.ts'

/** Function words, and forms of "être" and "avoir", which are in the titles of their tables. */
const LITTLE_WORDS = new Set(
  (
    'le la les un une des du de au aux et ou en dans sur sous avec sans pour par chez autour devant derrière entre que qui est ' +
    'il elle ils on je tu nous vous se me te son sa ses mon ma mes ne pas très trop plus moins être avoir'
  ).split(' '),
)

/** Names at the beginning of answers. */
const NAMES = new Set(['biscuit', 'caramel', 'noisette', 'filou'])

/** Sentences that frame the words of grade 1 with verbs that no page of the grade has. */
const FIRST_SENTENCES = new Set(
  Object.values(firstSentences).flatMap((framed) => framed.map(([sentence]) => sentence)),
)

/** The words on the pages of a grade and of lower grades. */
const taught = new Map(
  grades.map((grade) => {
    const texts = vocabularySeeds
      .filter(({ clientID }) => (pageOf(clientID)?.grade ?? grade) <= grade)
      .flatMap(({ content }) => frenchIn(content))
    return [grade, { texts: new Set(texts.flatMap(formsOf)), roots: new Set(texts.flatMap(rootsOf)) }]
  }),
)

it('asks only for words that a page of the same or a lower grade teaches', () => {
  const found = gameSeeds.map((record) => [record.id, untaught(record)] as const)
  expect(found.filter(([, words]) => words.length > 0)).toEqual([])
})

it('recognizes other forms of a word, and reports a word that is on no page', () => {
  const known = taught.get(1)?.roots ?? new Set()
  expect(rootsOf('les souliers verts').filter((root) => !known.has(root))).toEqual([])
  expect(rootsOf('la baignoire')).toEqual(['baignoir'])
  expect([...taught.values()].filter(({ roots }) => roots.has('baignoir'))).toEqual([])
})

it('shows plurals on pages of all grades except grade 1', () => {
  const withPlural = (grade: Grade) =>
    vocabularySeeds.filter(
      ({ clientID, content }) =>
        pageOf(clientID)?.grade === grade &&
        content.sections.some(({ words }) => words.some(({ plural }) => plural !== undefined)),
    )
  expect(withPlural(1)).toEqual([])
  expect(grades.filter((grade) => withPlural(grade).length > 0)).toEqual([3, 4, 5, 6])
})

/**
 * The untaught words of a game. A word must be on a page as such; in a sentence, every content word must be.
 */
function untaught(record: GameSeed): string[] {
  const { texts = new Set(), roots = new Set() } = taught.get(record.grade) ?? {}
  const isNew = (text: string) => rootsOf(text).some((root) => !roots.has(root))
  switch (record.kind) {
    case 'comprehension':
    case 'listening':
      return parseQuestionDeck(record.data)
        .items.flatMap(({ answer, others }) => [answer, ...others])
        .filter((text) => !isEnglish(text) && isNew(text))
    case 'grammar':
      return games.grammar.rules
        .parseDeck(record.data)
        .items.map(({ answer }) => answer)
        .filter(isNew)
    case 'qui-dit-quoi':
      // Conversations may use other words, because their context explains them.
      return games[record.kind].rules
        .parseDeck(record.data)
        .items.flatMap(({ word, answers, paths }) => (paths ? [] : [word, ...answers]))
        .filter(isNew)
    case 'phrases':
    case 'petite-dictee':
    case 'mot-qui-manque':
      return games[record.kind].rules
        .parseDeck(record.data)
        .items.map(({ word }) => word)
        .filter((word) => !FIRST_SENTENCES.has(word) && isNew(word))
    case 'drop':
      return wordsOfScene(record.data).filter(isNew)
    default:
      return games[record.kind].rules
        .parseDeck(record.data)
        .items.map(({ word }) => word)
        .filter((word) => !formsOf(word).some((form) => texts.has(form)))
  }
}

/** "les Vaches" → "vaches". Both forms of an adjective: "content, contente". */
function formsOf(french: string): string[] {
  return [french, ...french.split(', ')].map((form) => withoutArticle(textKey(form)))
}

/** The stems of a text's content words: "les souliers verts" → "souli", "vert". Names are left out. */
function rootsOf(text: string): string[] {
  const words = text.normalize('NFC').match(/\p{L}+/gu) ?? []
  return words
    .filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !LITTLE_WORDS.has(word) && !NAMES.has(word))
    .map(rootOf)
}

function rootOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replace('œ', 'oe')
  return plain.length < 4
    ? plain
    : plain.replace(/(?:ees?|es?|[sx]|er|ent|ez|ons|ait|aient)$/, '').replace(/e$/, '')
}

/** True for English answers of listening games, which need not be taught. */
function isEnglish(text: string): boolean {
  return /\b(?:the|your|a|up|is|am|are)\b.*\.$/i.test(text)
}

/** The words of a scene: things, places, shapes and colours. */
function wordsOfScene(data: string): string[] {
  const { things, landmarks, shapes, colours } = scene.parse(JSON.parse(data))
  const nouns = [...things, ...landmarks, ...shapes].map(({ noun }) => noun.french)
  return [...nouns, ...colours.map(({ word }) => word)]
}

/** All texts in properties `french` and `plural`, at any depth. */
function frenchIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(frenchIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'french' || key === 'plural') && typeof inner === 'string' ? [inner] : frenchIn(inner),
  )
}
