import { describe, expect, it } from 'vitest'
import { currentItem, type QuizAction } from '../quiz-state.ts'
import { quiDitQuoi, type ReplyState } from './rules.ts'

const talk = JSON.stringify([
  {
    question: 'Que veux-tu?',
    answers: ['Du lait.', 'Du jus.'],
    next: ['Froid?', 'Petit?'],
    others: ['Il pleut.'],
  },
  { question: 'Froid?', answers: ['Oui.', 'Non.'], next: ['Voilà!'], others: ['Il pleut.'] },
  { question: 'Petit?', answers: ['Oui.', 'Grand.'], next: ['Que veux-tu?'], others: ['Il pleut.'] },
  { question: 'Voilà!', answers: ['Merci!'], others: ['Il pleut.'] },
])
const start = () => quiDitQuoi.init(quiDitQuoi.parseDeck(talk), { seed: 1 })
const pick = (state: ReplyState, text: string): QuizAction => ({
  type: 'pick',
  option: state.options.findIndex(({ word }) => word === text),
})
const reply = (state: ReplyState, text: string) => quiDitQuoi.step(state, pick(state, text))
const next = (state: ReplyState) => quiDitQuoi.step(state, { type: 'next' })

describe('a conversation', () => {
  it('continues according to the chosen reply, with any seed', () => {
    const asked = (text: string) => currentItem(next(reply(start(), text))).question
    expect(currentItem(start()).question).toBe('Que veux-tu?')
    expect([asked('Du lait.'), asked('Du jus.')]).toEqual(['Froid?', 'Petit?'])
  })

  it('accepts every fitting reply and marks it as right', () => {
    for (const text of ['Du lait.', 'Du jus.']) {
      const state = reply(start(), text)
      expect(state).toMatchObject({ phase: 'right', answers: [{ isRight: true }] })
      expect(state.options[state.right]?.word).toBe(text)
      expect(quiDitQuoi.heard(start(), state)).toMatchObject({ said: [{ word: text }] })
    }
  })

  it('asks to try again after a wrong reply, without revealing the right one', () => {
    const state = reply(start(), 'Il pleut.')
    expect(state).toMatchObject({ phase: 'wrong', answers: [{ isRight: false }] })
    expect(quiDitQuoi.heard(start(), state)).toMatchObject({ said: [] })
    const again = quiDitQuoi.step(state, { type: 'clear' })
    expect(reply(again, 'Du jus.').phase).toBe('right')
    expect(quiDitQuoi.missed(again).map(({ word }) => word)).toEqual(['Que veux-tu?'])
  })

  it('ends, with full progress, after a line without a following line', () => {
    const end = next(reply(next(reply(start(), 'Du jus.')), 'Grand.'))
    expect(end.phase).toBe('cheering')
    const long = reply(next(reply(next(reply(start(), 'Du lait.')), 'Non.')), 'Merci!')
    expect([start(), reply(start(), 'Du jus.'), long].map(quiDitQuoi.progress)).toEqual([
      { done: 0, total: 3 },
      { done: 2, total: 3 },
      { done: 3, total: 3 },
    ])
    expect(next(long).phase).toBe('cheering')
  })

  it('ends after a reply whose next line is empty', () => {
    const lines = [
      { question: 'Du lait?', answers: ['Non.', 'Oui.'], next: ['', 'Voilà!'] },
      { question: 'Voilà!', answers: ['Merci!'] },
    ]
    const [first] = quiDitQuoi.parseDeck(JSON.stringify(lines)).items
    expect(first).toMatchObject({ paths: [[], [1]] })
  })

  it('finds a next line with or without a space before its final punctuation mark', () => {
    const lines = [
      { question: 'Bonjour!', answers: ['Salut!'], next: ['Ça va ?'] },
      { question: 'Ça va?', answers: ['Oui.'] },
    ]
    const { items, warnings } = quiDitQuoi.parseDeck(JSON.stringify(lines))
    expect(items[0]).toMatchObject({ paths: [[1]] })
    expect(warnings.map(({ code }) => code)).not.toContain('unmatchedNext')
  })

  it('warns of a next line that is not a later line, and of lines that no reply leads to', () => {
    const lines = [
      { question: 'Du lait?', answers: ['Oui.'], next: ['Voila!'] },
      { question: 'Voilà!', answers: ['Merci!'], next: ['Du lait?'] },
    ]
    const { warnings } = quiDitQuoi.parseDeck(JSON.stringify(lines))
    expect(warnings).toContainEqual({ code: 'unmatchedNext', lines: ['Voila!', 'Du lait?'] })
    expect(warnings).toContainEqual({ code: 'unreachedLines', words: ['Voilà!'] })
  })

  it('needs a next line that is not empty', () => {
    const lines = [
      { question: 'Du lait?', answers: ['Oui.'], next: ['', ''] },
      { question: 'Voilà!', answers: ['Merci!'] },
    ]
    expect(quiDitQuoi.parseDeck(JSON.stringify(lines)).items[0]).toMatchObject({ paths: null })
  })

  it('counts once at its end, even if it is short', () => {
    const end = next(reply(next(reply(start(), 'Du jus.')), 'Grand.'))
    expect([start(), reply(start(), 'Du jus.'), end].map(quiDitQuoi.completions)).toEqual([0, 0, 1])
  })

  it('offers replies of later lines as wrong ones if the first line has only one reply', () => {
    const lines = [
      { question: 'Bonjour!', answers: ['Bonjour!'], next: ['Ça va?'] },
      { question: 'Ça va?', answers: ['Oui.', 'Non.'] },
    ]
    const deck = quiDitQuoi.parseDeck(JSON.stringify(lines))
    const offered = quiDitQuoi.init(deck, { seed: 1 }).options.map(({ word }) => word)
    expect(offered.toSorted()).toEqual(['Bonjour!', 'Oui.'])
  })

  it('offers a fitting reply and a wrong one to pupils with fewer choices', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { options } = quiDitQuoi.init(quiDitQuoi.parseDeck(talk), { seed, supports: ['fewer-choices'] })
      expect(options.map(({ word }) => word).toSorted()).toEqual(['Du lait.', 'Il pleut.'])
    }
  })
})
