import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { splitSentence } from '../../domain/story-words.ts'
import { SMILE } from '../pictures/cast.ts'
import { bank, wordOf } from '../words/bank.ts'
import { soundPath } from '../words/media-path.ts'
import { spokenForm } from '../words/word.ts'
import { storyPages } from './pages.ts'
import { picturesInScenes, stories } from './stories.ts'

const media = join(import.meta.dirname, '../../web/public/media')
const shippedStories = storyPages.flatMap((page) => (page.kind === 'stories' ? page.content.stories : []))

it('has a story for each grade and one for all grades', () => {
  expect(shippedStories.length).toBeGreaterThanOrEqual(6)
  expect(new Set(shippedStories.map(({ grade }) => grade))).toEqual(new Set([null, 1, 3, 4, 5, 6]))
  expect(new Set(shippedStories.map(({ id }) => id)).size).toBe(shippedStories.length)
})

it('has a file for every scene of the stories, and no others', () => {
  const scenes = shippedStories.flatMap(({ pages }) =>
    pages.map(({ scene }) => scene.replace('stories/', '')),
  )
  expect(readdirSync(join(media, 'stories')).toSorted()).toEqual(scenes.toSorted())
})

describe.each(shippedStories)('the story $id', ({ id, pages, words }) => {
  it('has 6 to 10 pages of 1 to 4 sentences', () => {
    expect(pages.length).toBeGreaterThanOrEqual(6)
    expect(pages.length).toBeLessThanOrEqual(10)
    expect(pages.filter(({ sentences }) => sentences.length < 1 || sentences.length > 4)).toEqual([])
    expect(stories.find((story) => story.id === id)?.pages).toHaveLength(pages.length)
  })

  it('has a picture for every page without scripts or external files', () => {
    for (const { scene, shows } of pages) {
      const svg = readFileSync(join(media, scene), 'utf8')
      expect(svg.length).toBeLessThan(60_000)
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 160 100">/)
      expect(svg).not.toMatch(/<script|<image|https?:(?!\/\/www\.w3\.org)/)
      expect(shows).not.toBe('')
    }
  })

  it('has a sound and English for every sentence, and no sentence twice on a page', () => {
    for (const { sentences } of pages) {
      const texts = sentences.map(({ french }) => french)
      expect(new Set(texts).size).toBe(texts.length)
      for (const { sound, english } of sentences) {
        expect(statSync(join(media, sound ?? '')).size).toBeGreaterThan(1_000)
        expect(english).not.toBe('')
      }
    }
  })

  it('has at least eight bank words to tap, and all occur in the text', () => {
    const known = new Set(bank.map(spokenForm))
    const text = pages
      .flatMap(({ sentences }) => sentences.map(({ french }) => french.toLowerCase()))
      .join(' ')
    expect(words.length).toBeGreaterThanOrEqual(8)
    expect(words.filter((word) => !known.has(word.french))).toEqual([])
    expect(words.filter((word) => !text.includes(word.written.toLowerCase()))).toEqual([])
    expect(words.filter(({ sound }) => !statSync(join(media, sound ?? '')).isFile())).toEqual([])
  })
})

describe.each(shippedStories)('the questions of the story $id', ({ questions = [] }) => {
  it('are three to five, all with sounds, and their answers have sounds and pictures', () => {
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(5)
    expect(new Set(questions.map(({ french }) => french)).size).toBe(questions.length)
    for (const { french, english, sound, choices } of questions) {
      const files = [sound, ...choices.flatMap((choice) => [choice.image, choice.sound])]
      expect(files.filter((file) => !existsSync(join(media, file ?? 'none')))).toEqual([])
      expect(french).toMatch(/\?$/)
      expect(english).toMatch(/\?$/)
      expect(choices).toHaveLength(4)
      expect(new Set(choices.map(({ image }) => image)).size).toBe(4)
    }
  })

  it('have choices of one kind of word, and the right one is in the text', () => {
    const seed = stories.find(({ questions: asked }) => asked[0]?.french === questions[0]?.french)
    const text = seed?.pages.flatMap((leaf) => leaf.told.map(([french]) => french)).join(' ') ?? ''
    for (const { choices } of seed?.questions ?? []) {
      const words = choices.map(wordOf)
      expect(new Set(words.map(({ kind }) => kind)).size).toBe(1)
      const [right] = words
      expect(text.toLowerCase()).toContain(right?.french)
    }
  })
})

it('shows no smile where the text is about sadness or disgust', () => {
  const unfit = stories.flatMap(({ id, pages: leaves }) =>
    leaves
      .filter(({ told: sentences }) => sentences.some(([french]) => /\best triste\b|Beurk/.test(french)))
      .flatMap(({ pictures }) => pictures)
      .flatMap((layer) => (typeof layer === 'string' && layer.includes(SMILE) ? [id] : [])),
  )
  expect(unfit).toEqual([])
})

it('shows no poisonous red mushroom as food', () => {
  expect(picturesInScenes).toContain('brown-mushroom')
  expect(picturesInScenes).not.toContain('mushroom')
})

it('has pages that are small enough to be saved after an edit', () => {
  for (const page of storyPages) expect(JSON.stringify(page.content).length).toBeLessThan(60_000)
})

describe.each(shippedStories)('the text of the story $id', ({ pages, words }) => {
  it('has a sound for each of its words', () => {
    const touched = pages.flatMap(({ sentences }) =>
      sentences.flatMap(({ french }) => splitSentence(french, words)).filter((piece) => piece.isWord),
    )
    const sounds = touched.map(({ text, known }) => (known ? known.sound : soundPath(text)))
    expect(sounds.length).toBeGreaterThan(40)
    expect(touched.filter((_word, index) => !existsSync(join(media, sounds[index] ?? 'none')))).toEqual([])
  })
})
