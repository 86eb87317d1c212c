import { describe, expect, it } from 'vitest'
import { exposed } from '../../../domain/games/exposed/rules.ts'
import type { PairsAction } from '../../../domain/games/pairs.ts'
import { announcement, cardFace } from './card-face.ts'

const data = JSON.stringify(
  ['chat', 'vache', 'poule'].map((word) => ({
    answer: `dessin ${word}`,
    phrase: { word: `la ${word}`, sound: `${word}.mp3` },
    image: `${word}.svg`,
  })),
)
const start = exposed.init(exposed.parseDeck(data), { seed: 4 })
const play = (...actions: PairsAction[]) => actions.reduce(exposed.step, start)
const turn = (card: number): PairsAction => ({ type: 'turn', card })
const place = (item: number, face: 'picture' | 'word') =>
  start.cards.findIndex((card) => card.item === item && card.face === face)
const found = play(turn(place(0, 'word')), turn(place(0, 'picture')))
const wrong = play(turn(place(0, 'word')), turn(place(1, 'word')))

describe('a face-up card', () => {
  it('shows its picture or word from the start and has it as its name', () => {
    expect(cardFace(start, place(1, 'picture'))).toEqual({
      look: 'plain',
      name: `Image : ${start.items[1]?.answer}`,
      text: start.items[1]?.answer,
      image: start.items[1]?.image,
    })
    expect(cardFace(start, place(1, 'word'))).toMatchObject({ name: start.items[1]?.word, image: null })
  })

  it('looks different when chosen, mismatched or found', () => {
    expect(cardFace(play(turn(0)), 0).look).toBe('chosen')
    expect(cardFace(wrong, place(1, 'word')).name).toMatch(/, ce n'est pas une paire$/)
    expect(cardFace(exposed.step(wrong, { type: 'close' }), place(1, 'word')).look).toBe('plain')
    expect(cardFace(exposed.step(found, { type: 'close' }), place(0, 'word')).name).toMatch(/, trouvée$/)
  })
})

describe('the announcement of a face-up card', () => {
  it("is empty for the first card, which the card's button announces itself", () => {
    expect(announcement(start)).toBe('')
    expect(announcement(play(turn(0)))).toBe('')
  })

  it('reports a pair once, and a mismatch', () => {
    expect(announcement(found)).toBe(`Bravo! ${start.items[0]?.word}`)
    expect(announcement(exposed.step(found, { type: 'close' }))).toBe('')
    expect(announcement(wrong)).toBe("Non! Ce n'est pas une paire.")
  })

  it('reports the last pair', () => {
    const all = [0, 1, 2].flatMap((item): PairsAction[] => [
      turn(place(item, 'word')),
      turn(place(item, 'picture')),
      { type: 'close' },
    ])
    expect(announcement(play(...all))).toMatch(/^Bravo! la /)
  })
})
