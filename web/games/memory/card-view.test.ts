import { describe, expect, it } from 'vitest'
import { memory } from '../../../domain/games/memory/rules.ts'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import { announcement, cardView } from './card-view.ts'

const data = JSON.stringify(
  ['chat', 'vache', 'poule'].map((word) => ({
    answer: `le dessin : ${word}`,
    phrase: { word: `la ${word}`, sound: `${word}.mp3` },
    image: `${word}.svg`,
  })),
)
const start = memory.init(memory.parseDeck(data), { seed: 4 })
const play = (...actions: PairsAction[]) => actions.reduce(memory.step, start)
const close: PairsAction = { type: 'close' }
const turn = (card: number): PairsAction => ({ type: 'turn', card })
const place = (item: number, face: 'picture' | 'word') =>
  start.cards.findIndex((card) => card.item === item && card.face === face)
const word = (item: number) => start.items[item]?.word ?? ''
const names = (state: PairsState) => state.cards.map((_, index) => cardView(state, index).name)

describe('a memory card', () => {
  it('shows only its number while hidden', () => {
    expect(names(start)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Carte ${number}, cachée`))
    expect(JSON.stringify(start.cards.map((_, index) => cardView(start, index)))).not.toMatch(
      /chat|vache|poule/,
    )
  })

  it('has its content, the answer or the phrase, as its name while it is open', () => {
    const picture = place(0, 'picture')
    expect(cardView(play(turn(picture)), picture)).toEqual({
      look: 'open',
      name: start.items[0]?.answer,
      text: start.items[0]?.answer,
      face: 'picture',
      image: start.items[0]?.image,
    })
    const phrase = place(0, 'word')
    expect(cardView(play(turn(phrase)), phrase)).toMatchObject({ look: 'open', name: word(0), face: 'word' })
  })

  it('is marked in a mismatch and hidden afterwards', () => {
    const guess = [turn(place(0, 'word')), turn(place(1, 'word')), close]
    const wrong = play(...guess, turn(place(0, 'picture')), turn(place(1, 'word')))
    expect(cardView(wrong, place(0, 'picture')).look).toBe('wrong')
    expect(cardView(wrong, place(1, 'word')).look).toBe('wrong')
    expect(names(memory.step(wrong, close))).toEqual(names(start))
  })

  it('is not marked in a mismatch if the player could not know the pair yet', () => {
    const guess = play(turn(place(0, 'word')), turn(place(1, 'word')))
    expect(cardView(guess, place(0, 'word')).look).toBe('open')
    expect(cardView(guess, place(1, 'word')).look).toBe('open')
  })

  it('keeps its "trouvée" name after the pair closes', () => {
    const found = play(turn(place(0, 'word')), turn(place(0, 'picture')))
    for (const state of [found, memory.step(found, { type: 'close' })]) {
      expect(cardView(state, place(0, 'word'))).toMatchObject({ look: 'found', name: `${word(0)}, trouvée` })
    }
  })
})

describe('the announcement of a memory game', () => {
  const found = play(turn(place(0, 'word')), turn(place(0, 'picture')))

  it('names the turned card', () => {
    expect(announcement(start)).toBe('')
    expect(announcement(play(turn(place(1, 'word'))))).toBe(word(1))
  })

  it('reports a match only once', () => {
    const matched = `${word(0).replace('la', 'La')}, trouvée`
    expect(announcement(found)).toBe(matched)
    expect(announcement(memory.step(found, { type: 'close' }))).toBe('')
  })

  it('reports a mismatch, and becomes empty once the cards are hidden', () => {
    const wrong = play(turn(place(0, 'word')), turn(place(1, 'word')))
    expect(announcement(wrong)).toBe(`${word(1)}. Ce n'est pas une paire.`)
    expect(announcement(memory.step(wrong, { type: 'close' }))).toBe('')
  })

  it('reports the last match', () => {
    const all = [0, 1, 2].flatMap((item) => [turn(place(item, 'word')), turn(place(item, 'picture')), close])
    expect(announcement(play(...all))).toMatch(/^La .*, trouvée$/)
  })
})
