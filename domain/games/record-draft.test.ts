import { describe, expect, it } from 'vitest'
import { checkRecord } from './check-record.ts'
import type { GameKind } from './kinds.ts'
import { emptyItem, readRecord, writeRecord } from './record-draft.ts'
import {
  questionsForm as comprehension,
  pairsForm as memory,
  repliesForm as replies,
  sentencesForm as sentences,
} from './record-form.ts'
import { games } from './registry.ts'

const grammar = formOf('grammar')
const numbers = formOf('numbers')
const challenge = formOf('word-challenge')
const search = formOf('word-search')

const draft = (...items: Record<string, string>[]) => ({
  items,
  filters: [],
  choices: [],
  settings: [],
})

describe('a record shown in the form', () => {
  it('turns a list of words into items', () => {
    const read = readRecord(memory, 'le chat,\r\nle chien')
    expect(read?.items.map((item) => item['phrase.word'])).toEqual(['le chat', 'le chien'])
    expect(JSON.parse(writeRecord(memory, read ?? draft()))).toEqual([
      { phrase: { word: 'le chat' }, answer: 'le chat' },
      { phrase: { word: 'le chien' }, answer: 'le chien' },
    ])
  })

  it('keeps levels and settings that precede the items', () => {
    const filtered = JSON.stringify([
      { filterList: [{ value: 10, description: 'De 1 à 10' }] },
      { phrase: { word: 'un', sound: 'un.mp3' }, answer: 'un', image: 'un.svg', filter: 10 },
    ])
    expect(writeRecord(memory, readRecord(memory, filtered) ?? draft())).toBe(filtered)
    const lenient = '[{"ignoreAccents":true},{"phrase":"été"}]'
    expect(readRecord(challenge, lenient)?.settings).toEqual(['ignoreAccents'])
    expect(writeRecord(challenge, readRecord(challenge, lenient) ?? draft())).toBe(lenient)
    const pictured =
      '[{"choices":[{"word":"le chat","image":"cat.svg","sound":"cat.mp3"}]},{"question":"Miaou?","answer":"le chat"}]'
    expect(writeRecord(comprehension, readRecord(comprehension, pictured) ?? draft())).toBe(pictured)
    const forwards = '[{"forwardsOnly":true},{"word":"chat"}]'
    expect(readRecord(search, forwards)?.items).toHaveLength(1)
    expect(writeRecord(search, readRecord(search, forwards) ?? draft())).toBe(forwards)
  })

  it('reads a phrase given as text as its word', () => {
    expect(readRecord(numbers, '[{"number":3,"phrase":"trois"}]')?.items).toEqual([
      { number: '3', 'phrase.word': 'trois', 'phrase.sound': '' },
    ])
  })

  it('drops empty items at the end and keeps empty ones before others', () => {
    const empty = emptyItem(search.fields)
    expect(writeRecord(search, draft({ word: 'chat' }, empty, empty))).toBe('[{"word":"chat"}]')
    const gap = writeRecord(search, draft({ word: 'chat' }, empty, { word: 'x' }))
    expect(checkRecord('word-search', gap).faults).toMatchObject([
      { code: 'empty', row: 2, field: 'word' },
      { code: 'shortForGrid', row: 3, field: 'word', text: 'x' },
    ])
  })

  it.each([[['Oui, merci.', 'Non, merci.']], [['Oui, merci.']], [['oui', 'non']], [['oui']]])(
    'keeps the texts %j, even those that contain commas',
    (others) => {
      const data = JSON.stringify([{ question: 'Du lait?', answer: 'Un peu.', others }])
      expect(writeRecord(comprehension, readRecord(comprehension, data) ?? draft())).toBe(data)
    },
  )

  it.each([
    [replies, { question: 'Du lait?', answers: ['Oui, merci.'], others: ['Non'] }],
    [replies, { question: 'Du lait?', answers: ['Oui, merci.', 'Non.'], next: ['Voilà, un verre.', 'Bon.'] }],
    [replies, { question: 'Du lait?', answers: ['Oui.', 'Non.'], next: ['', 'Au revoir.'] }],
    [replies, { question: 'Du lait?', answers: ['Oui.', 'Non.'], next: ['Voilà!', ''] }],
    [sentences, { sentence: 'Demain, je pars.', orders: ['Je pars, demain.'] }],
  ])('separates sentences only by semicolons: %#', (form, row) => {
    const data = JSON.stringify([row])
    const read = readRecord(form, data) ?? draft()
    expect(JSON.stringify(read)).not.toContain(';"')
    expect(writeRecord(form, read)).toBe(data)
  })

  it('is written with choices split at commas, and with invalid numbers as typed', () => {
    const item = { text: 'Je vois _____ chat.', answer: 'le', verbs: 'le, la,, les', sound: '' }
    expect(JSON.parse(writeRecord(grammar, draft(item)))).toMatchObject([{ verbs: ['le', 'la', 'les'] }])
    const data = writeRecord(
      numbers,
      draft({ number: 'trois', 'phrase.word': 'trois' }, { number: '4', 'phrase.word': 'quatre' }),
    )
    expect(checkRecord('numbers', data).faults).toEqual([
      {
        code: 'tooFew',
        least: 2,
        what: 'numbers',
        because: { code: 'malformed', list: 'items', row: 1, field: 'number', text: 'trois' },
      },
    ])
  })

  it('reports a missing field at its position in the form', () => {
    const data = writeRecord(
      memory,
      draft(
        { 'phrase.word': 'le chat' },
        { 'phrase.word': '', answer: 'le chien' },
        { 'phrase.word': 'la vache' },
      ),
    )
    expect(checkRecord('memory', data).faults).toEqual([
      { code: 'empty', list: 'items', row: 2, field: 'phrase.word', text: '' },
    ])
  })

  it.each(['{"scene":1}', '[{"answer":', '7'])('becomes null if its data is not a list: %s', (data) => {
    if (data === '7') expect(readRecord(memory, data)?.items).toHaveLength(1)
    else expect(readRecord(memory, data)).toBeNull()
  })

  it('shows invalid rows as empty items to keep their position', () => {
    expect(readRecord(search, '[{"word":"chat"},7,null,["x"]]')?.items.map(({ word }) => word)).toEqual([
      'chat',
      '',
      '',
      '',
    ])
  })
})

it('reports one note for a record that cannot be played at all', () => {
  expect(checkRecord('memory', '[]')).toEqual({
    isPlayable: false,
    faults: [{ code: 'tooFew', least: 2, what: 'words', because: null }],
    warnings: [],
  })
})

function formOf(kind: GameKind) {
  const { form } = games[kind]
  if (!form) throw new Error(`No form is there for ${kind}.`)
  return form
}
