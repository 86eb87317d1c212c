import { expect, it } from 'vitest'
import type { VoicedWord } from '../voiced-words.ts'
import { chooseWord, NO_DECISIONS, recognize, selectedFiles, selectFile } from './recognized.ts'
import type { SourceFile } from './source-file.ts'

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
const file = (path: string): SourceFile => ({ path, bytes: 1, read: async () => new Blob() })
const { rows, unknown } = recognize(
  ['vache.ogg', 'cow.ogg', 'chat.ogg', 'ski.ogg', 'zut.ogg'].map(file),
  words,
  'both',
)
const rowOf = (path: string) => rows.find((row) => row.file.path === path) ?? expect.fail(path)
const selected = (decisions = NO_DECISIONS) =>
  [...selectedFiles(rows, decisions)].map(([{ word }, { path }]) => `${path}: ${word.french}`)

it('lists ambiguous files first, and unknown files separately', () => {
  expect(rows.map((row) => row.file.path)).toEqual(['ski.ogg', 'vache.ogg', 'cow.ogg', 'chat.ogg'])
  expect(unknown.map(({ path }) => path)).toEqual(['zut.ogg'])
})

it('selects no ambiguous, duplicate or already recorded file by default', () => {
  expect(selected()).toEqual(['vache.ogg: la vache'])
  expect(selected({ ...NO_DECISIONS, withOwn: true })).toEqual(['vache.ogg: la vache', 'chat.ogg: le chat'])
})

it('assigns a word the file that was selected last, or none', () => {
  const other = selectFile(NO_DECISIONS, rowOf('cow.ogg'), true)
  expect(selected(other)).toEqual(['cow.ogg: la vache'])
  expect(selected(selectFile(other, rowOf('cow.ogg'), false))).toEqual([])
  expect(selected(selectFile(NO_DECISIONS, rowOf('chat.ogg'), true))).toContain('chat.ogg: le chat')
})

it('changes the word chosen for an ambiguous file', () => {
  const noun = chooseWord(NO_DECISIONS, rowOf('ski.ogg'), 'le-ski')
  expect(selected(noun)).toContain('ski.ogg: le ski')
  const verb = chooseWord(noun, rowOf('ski.ogg'), 'skier')
  expect(selected(verb)).toEqual(['ski.ogg: skier', 'vache.ogg: la vache'])
  expect(selected(chooseWord(verb, rowOf('ski.ogg'), ''))).toEqual(['vache.ogg: la vache'])
})
