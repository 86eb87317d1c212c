import { expect, it } from 'vitest'
import type { VoicedWord } from '../voiced-words.ts'
import type { BroughtFile } from './brought-file.ts'
import { choose, decide, NOTHING_DECIDED, recognize, takenFiles } from './recognized.ts'

const word = (french: string, english: string, isOwn = false): VoicedWord => ({
  voice: french.replace(' ', '-'),
  word: { french, english, image: null, sound: null },
  theme: '',
  grades: [],
  isOwn,
})
const words = [
  word('la vache', 'cow'),
  word('le chat', 'cat', true),
  word('le ski', 'skiing'),
  word('skier', 'to ski'),
]
const file = (path: string): BroughtFile => ({ path, bytes: 1, read: async () => new Blob() })
const { rows, unknown } = recognize(
  ['vache.ogg', 'cow.ogg', 'chat.ogg', 'ski.ogg', 'zut.ogg'].map(file),
  words,
  'both',
)
const rowOf = (path: string) => rows.find((row) => row.file.path === path) ?? expect.fail(path)
const taken = (decisions = NOTHING_DECIDED) =>
  [...takenFiles(rows, decisions)].map(([{ word }, { path }]) => `${path}: ${word.french}`)

it('what is to be chosen comes first, and what is no word is apart', () => {
  expect(rows.map((row) => row.file.path)).toEqual(['ski.ogg', 'vache.ogg', 'cow.ogg', 'chat.ogg'])
  expect(unknown.map(({ path }) => path)).toEqual(['zut.ogg'])
})

it('of itself nothing is taken that is open, has a recording, or is there twice', () => {
  expect(taken()).toEqual(['vache.ogg: la vache'])
  expect(taken({ ...NOTHING_DECIDED, withOwn: true })).toEqual(['vache.ogg: la vache', 'chat.ogg: le chat'])
})

it('a word gets the file that was ticked last, or none', () => {
  const other = decide(NOTHING_DECIDED, rowOf('cow.ogg'), true)
  expect(taken(other)).toEqual(['cow.ogg: la vache'])
  expect(taken(decide(other, rowOf('cow.ogg'), false))).toEqual([])
  expect(taken(decide(NOTHING_DECIDED, rowOf('chat.ogg'), true))).toContain('chat.ogg: le chat')
})

it('which of several words is said is chosen, and chosen again', () => {
  const noun = choose(NOTHING_DECIDED, rowOf('ski.ogg'), 'le-ski')
  expect(taken(noun)).toContain('ski.ogg: le ski')
  const verb = choose(noun, rowOf('ski.ogg'), 'skier')
  expect(taken(verb)).toEqual(['ski.ogg: skier', 'vache.ogg: la vache'])
  expect(taken(choose(verb, rowOf('ski.ogg'), ''))).toEqual(['vache.ogg: la vache'])
})
