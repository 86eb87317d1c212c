import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { answersOf, parseQuestionDeck } from '../domain/games/question-deck.ts'
import type { GameSeed } from './games/game-seed.ts'
import { wordsOf } from './games/theme.ts'
import { gameSeeds } from './games.ts'
import { vocabularySeeds } from './pages.ts'
import { storyPages } from './stories/pages.ts'

const media = join(import.meta.dirname, '../web/public/media')

/**
 * Minimum distance of two pictures of one page or game: the difference of their thumbnails relative to the drawn area.
 * Different things have about 0.7, a man and a woman at the same blackboard 0.1.
 */
const MIN_DISTANCE = 0.25
const SIDE = 16

/** Pictures that may look alike if both match the same entry. */
const rightlyAlike: readonly { of: RegExp; because: string }[] = [
  { of: /^number-\d+$/, because: 'Numbers are told apart by reading them: one tile, another figure.' },
  { of: /^colour-/, because: 'Colours are told apart by nothing but their colour.' },
  { of: /^(want-.*-)?pizza(-|$)/, because: 'Pizzas are told apart by what lies on them.' },
]

interface Shown {
  french: string
  image: string
}

const storyQuestions = storyPages.flatMap((page) =>
  page.kind === 'stories' ? page.content.stories.flatMap(({ questions = [] }) => questions) : [],
)

/** The pictured words of every page, game and question. */
const places = new Map<string, readonly Shown[]>([
  ...vocabularySeeds.map(({ clientID, content }) => [clientID, shownIn(wordsOf(content))] as const),
  ...gameSeeds.flatMap(placesIn),
  ...storyQuestions.map(({ french, choices }) => [french, shownIn(choices)] as const),
])

/** Pairs of words that are shown together, each with the last such place. */
const pairs = [
  ...new Map(
    [...places].flatMap(([place, shown]) =>
      shown.flatMap((one, index) =>
        shown
          .slice(0, index)
          .filter(({ french }) => french !== one.french)
          .map((other) => [`${one.image} ${other.image}`, { place, one, other }] as const),
      ),
    ),
  ).values(),
]

const thumbnails = new Map<string, readonly number[]>()
beforeAll(async () => {
  const images = new Set([...places.values()].flat().map(({ image }) => image))
  await Promise.all([...images].map(async (image) => thumbnails.set(image, await thumbnailOf(image))))
}, 60_000)

it('finds pages and games with several pictures', () => {
  expect([...places.values()].filter((shown) => shown.length > 1).length).toBeGreaterThan(200)
})

it('allows no picture for two words of one page or game', () => {
  const twice = pairs.filter(({ one, other }) => one.image === other.image)
  expect(twice.map(describePair)).toEqual([])
})

it('allows no two similar pictures on one page or in one game', () => {
  const near = pairs.filter(
    ({ one, other }) =>
      one.image !== other.image &&
      !areRightlyAlike(one, other) &&
      distance(one.image, other.image) < MIN_DISTANCE,
  )
  expect([...new Set(near.map(describePair))]).toEqual([])
})

it('has no exceptions for pictures that do not look alike', () => {
  const needless = rightlyAlike.filter(
    ({ of }) =>
      !pairs.some(
        ({ one, other }) =>
          of.test(nameOf(one)) && of.test(nameOf(other)) && distance(one.image, other.image) < MIN_DISTANCE,
      ),
  )
  expect(needless).toEqual([])
})

/** A game shows all of its pictures together; a question shows only its own options. */
function placesIn({ id, kind, data }: GameSeed): [string, readonly Shown[]][] {
  if (kind !== 'comprehension' && kind !== 'listening') return [[`game ${id}`, shownIn(jsonOf(data))]]
  const { items } = parseQuestionDeck(data)
  return items.map((item) => {
    const { right, wrong } = answersOf(item, items)
    return [`game ${id}, ${item.question}`, shownIn([right, ...wrong])]
  })
}

function areRightlyAlike(one: Shown, other: Shown): boolean {
  return rightlyAlike.some(({ of }) => of.test(nameOf(one)) && of.test(nameOf(other)))
}

function nameOf({ image }: Shown): string {
  return image.replace(/^pictures\/|\.svg$/g, '')
}

function describePair({ place, one, other }: (typeof pairs)[number]): string {
  return `${place}: "${other.french}" (${nameOf(other)}) and "${one.french}" (${nameOf(one)})`
}

/** A coarse thumbnail on white, so that details have little weight. */
async function thumbnailOf(image: string): Promise<readonly number[]> {
  const pixels = await sharp(join(media, image))
    .resize(4 * SIDE, 4 * SIDE, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE)
    .raw()
    .toBuffer()
  return [...pixels].map((value) => 255 - value)
}

/** 0 for equal pictures, at most √2 for pictures without common areas. */
function distance(one: string, other: string): number {
  const [first = [], second = []] = [thumbnails.get(one), thumbnails.get(other)]
  const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + value ** 2, 0)
  const difference = squares(first.map((value, index) => value - (second[index] ?? 0)))
  return Math.sqrt(difference / (squares(first) + squares(second)))
}

/** Collects everything with a picture and a text: words of pages, items of games, parts of scenes. */
function shownIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return unique(value.flatMap(shownIn))
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(shownIn)
  const french = frenchOf(value)
  if (!('image' in value) || typeof value.image !== 'string' || french === undefined) return unique(inside)
  return unique([{ french, image: value.image }, ...inside])
}

function frenchOf(value: object): string | undefined {
  for (const key of ['french', 'word', 'phrase', 'noun'] as const) {
    const said = key in value ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined
    if (typeof said === 'string') return said
    if (typeof said === 'object' && said !== null) return frenchOf(said)
  }
  return undefined
}

function unique(shown: readonly Shown[]): Shown[] {
  return [...new Map(shown.map((each) => [`${each.french} ${each.image}`, each])).values()]
}

function jsonOf(data: string): unknown {
  return /^[[{]/.test(data) ? JSON.parse(data) : null
}
