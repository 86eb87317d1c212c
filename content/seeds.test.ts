import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameRecord } from '../domain/api/game.ts'
import { isWrittenKind, pageContents } from '../domain/api/page.ts'
import { textForm } from '../domain/games/options.ts'
import { isJson, readJson } from '../domain/games/record-items.ts'
import { games } from '../domain/games/registry.ts'
import { foreignFiles } from '../domain/own-files.ts'
import { sentenceSets } from './games/sentences/sets.ts'
import { gameSeeds } from './games.ts'
import { grades } from './grades.ts'
import { usedPictures, usedSounds } from './media-used.ts'
import { isPageOfItsOwn } from './menu.ts'
import { pageSeeds, vocabularySeeds } from './pages.ts'
import { pageOf, pages } from './routes.ts'
import { gameOf } from './site/page-game.ts'
import { wordsOf } from './site/page-words.ts'

it.each(pageSeeds.map((seed) => [seed.clientID, seed] as const))(
  '%s matches the schema of its kind',
  (clientID, seed) => {
    expect(pageOf(clientID)).toMatchObject({ kind: seed.kind, title: seed.title })
    expect(z.safeParse(pageContents[seed.kind], seed.content).error?.issues).toBeUndefined()
  },
)

it('has unique page and game keys, shared only by a page and the game that it plays', () => {
  const keys = [...pageSeeds, ...gameSeeds].map((seed) => seed.clientID)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  const likePages = gameSeeds.filter((game) => isPageOfItsOwn(game.clientID))
  expect(likePages.filter(({ clientID, id }) => gameAt(clientID)?.id !== id)).toEqual([])
  expect(new Set(gameSeeds.map((game) => game.id)).size).toBe(gameSeeds.length)
})

it('has content for every page of a written kind', () => {
  const written = new Set(pageSeeds.map((seed) => seed.clientID))
  const empty = pages.filter((page) => isWrittenKind(page.kind) && !written.has(page.clientID))
  expect(empty.map((page) => page.path)).toEqual([])
})

it('refers to no files of other sites', () => {
  const records = gameSeeds.map(({ data }) => (isJson(data) ? readJson(data) : null))
  expect(foreignFiles([pageSeeds, records])).toEqual([])
})

/** Pages with word lists, as opposed to tables, number grids or a menu with dishes. */
const wordLists = vocabularySeeds
  .filter((seed) => !['tables', 'number-grid', 'menu'].includes(seed.content.form))
  .map((seed) => ({
    path: pageOf(seed.clientID)?.path ?? '',
    words: seed.content.sections.flatMap((section) => section.words.map((word) => word.french)),
  }))
const sizesOf = (lists: typeof wordLists) => lists.map(({ path, words }) => `${path}: ${words.length}`)

it('has sections of 6 to 12 words or 5 to 8 short sentences on grade 1 pages', () => {
  const lists = wordLists.filter(({ path }) => path.startsWith('/grade1/'))
  expect(lists.length).toBeGreaterThan(0)
  expect(sizesOf(lists.filter(({ words }) => words.length > 36))).toEqual([])
  const sections = vocabularySeeds
    .filter(({ clientID }) => pageOf(clientID)?.grade === 1)
    .flatMap(({ clientID, content }) =>
      content.sections.map(({ title, words }) => ({
        section: `${clientID}: ${title}`,
        words: words.map(({ french }) => french),
      })),
    )
  const isSentence = (text: string) => /[.!?…]$/.test(text)
  const isOfOneForm = (words: readonly string[]) =>
    words.every((word) => isSentence(word) === isSentence(words[0] ?? ''))
  expect(sections.filter(({ words }) => !isOfOneForm(words))).toEqual([])
  const ofSentences = sections.filter(({ words }) => words.some(isSentence))
  expect(ofSentences.filter(({ words }) => words.length < 5 || words.length > 8)).toEqual([])
  const long = ofSentences.flatMap(({ words }) => words.filter((word) => word.split(' ').length > 5))
  expect(long).toEqual([])
  const ofWords = sections.filter((each) => !ofSentences.includes(each))
  expect(ofWords.filter(({ words }) => words.length < 6 || words.length > 12)).toEqual([])
})

it('has 10 to 30 words and short phrases on pages of other grades', () => {
  const lists = wordLists.filter(({ path }) => !path.startsWith('/grade1/'))
  expect(sizesOf(lists.filter(({ words }) => words.length < 10 || words.length > 30))).toEqual([])
  const long = lists.flatMap(({ words }) =>
    words.filter((word) => (word.match(/\p{L}+/gu) ?? []).length > 10),
  )
  expect(long).toEqual([])
})

it.each(grades)('has at least 12 word pages and 60 sentences in grade %i', (grade) => {
  const own = vocabularySeeds.filter(({ clientID }) => pageOf(clientID)?.grade === grade)
  expect(own.length).toBeGreaterThanOrEqual(12)
  const onPages = own.flatMap(({ content }) => wordsOf(content))
  const inGames = sentenceSets.filter((set) => set.grade === grade).flatMap(({ sentences }) => sentences)
  const texts = [...onPages, ...inGames].map(({ french }) => french)
  const sentences = new Set(texts.filter((text) => textForm(text) === 'sentence'))
  expect(sentences.size).toBeGreaterThanOrEqual(60)
})

it('has no word twice on a page', () => {
  const doubles = vocabularySeeds.flatMap((seed) => {
    const words = seed.content.sections.flatMap((section) => section.words).map((word) => word.french)
    return words.filter((word, index) => words.indexOf(word) !== index).map((word) => [seed.clientID, word])
  })
  expect(doubles).toEqual([])
})

it('has only words of the page as labels of its figures', () => {
  for (const { content } of vocabularySeeds) {
    if (content.form !== 'figure') continue
    const words = content.sections.flatMap((section) => section.words).map((word) => word.french)
    for (const { spots } of content.figures) {
      expect(spots.length).toBeGreaterThanOrEqual(6)
      expect(spots.filter((spot) => !words.includes(spot.french))).toEqual([])
    }
  }
})

it.each([
  [1, 30],
  [3, 20],
  [4, 30],
  [5, 69],
  [6, 100],
])('has numbers for grade %i from 1 to %i', (grade, last) => {
  const content = vocabularySeeds.find(
    (seed) => seed.clientID === `Page_Grade${grade}_Vocabulary_Numbers`,
  )?.content
  const values = content?.form === 'number-grid' ? content.numbers.map((number) => number.value) : []
  expect([values[0], values.at(-1), values.length]).toEqual([1, last, last])
})

it.each(gameSeeds.map((seed) => [seed.id, seed] as const))(
  'has a valid record for the game %s',
  (_id, seed) => {
    expect(z.safeParse(gameRecord, seed).error?.issues).toBeUndefined()
    expect(() => games[seed.kind].rules.parseDeck(seed.data)).not.toThrow()
  },
)

it('has at least six pairs with pictures and sounds in each memory game of a page', () => {
  const media = new Set([...usedPictures().keys(), ...usedSounds().keys()])
  const memories = gameSeeds.filter((seed) => seed.kind === 'memory')
  expect(memories.length).toBeGreaterThanOrEqual(60)
  for (const seed of memories) {
    const { items } = games.memory.rules.parseDeck(seed.data)
    expect(items.length, seed.id).toBeGreaterThanOrEqual(6)
    expect(items.filter((item) => !media.has(item.image ?? '') || !media.has(item.sound ?? ''))).toEqual([])
  }
})

function gameAt(clientID: string) {
  const page = pageOf(clientID)
  return page && gameOf(page, null)
}
