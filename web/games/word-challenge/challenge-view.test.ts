import { describe, expect, it } from 'vitest'
import { type ChallengeState, wordChallenge } from '../../../domain/games/word-challenge/rules.ts'
import {
  announcement,
  balloonsLeftText,
  keyView,
  livesLeft,
  signsByWord,
  spokenSigns,
  wordOf,
} from './challenge-view.ts'

const deck = wordChallenge.parseDeck(JSON.stringify([{ phrase: "L'été chaud", image: 'a.svg' }]))
const start = wordChallenge.init(deck, { seed: 1 })
const guess = (state: ChallengeState, letters: string) =>
  [...letters].reduce((before, letter) => wordChallenge.step(before, { type: 'guess', letter }), state)
const shown = (state: ChallengeState) =>
  signsByWord(state).map((word) => word.map(({ sign }) => sign ?? '_').join(''))

describe('the phrase of a word challenge', () => {
  it('shows guessed letters and characters that are not letters, word by word', () => {
    expect(shown(start)).toEqual(["_'___", '_____'])
    expect(shown(guess(start, 'étc'))).toEqual(["_'été", 'c____'])
    expect(spokenSigns(guess(start, 'é'))).toBe("Le mot : blanc ' é blanc é, blanc blanc blanc blanc blanc")
  })

  it('marks the letters that the game revealed', () => {
    const lost = wordChallenge.step(guess(start, 'éxyz'), { type: 'reveal' })
    expect(shown(lost)).toEqual(["L'été", 'chaud'])
    const revealed = signsByWord(lost).map((word) =>
      word.map(({ isRevealed }) => (isRevealed ? 1 : 0)).join(''),
    )
    expect(revealed).toEqual(['10010', '11111'])
  })

  it('does not mark a letter that is not used in French, because it is visible from the start', () => {
    const board = wordChallenge.init(wordChallenge.parseDeck('[{"phrase":"piñata"}]'), { seed: 1 })
    const lost = wordChallenge.step(guess(board, 'xyz'), { type: 'reveal' })
    expect(signsByWord(lost)[0]?.map(({ isRevealed }) => isRevealed)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('a key of a word challenge', () => {
  it('shows after a guess whether its letter is in the word', () => {
    const state = guess(start, 'éz')
    expect(keyView(state, 'a')).toEqual({ look: 'open', name: 'a' })
    expect(keyView(state, 'é')).toEqual({ look: 'good', name: 'é, dans le mot' })
    expect(keyView(state, 'z')).toEqual({ look: 'wrong', name: 'z, pas dans le mot' })
    expect(livesLeft(state)).toBe(2)
  })
})

it('counts the remaining balloons with correct French plurals', () => {
  expect([2, 1, 0].map(balloonsLeftText)).toEqual([
    'Il reste 2 ballons.',
    'Il reste 1 ballon.',
    'Il ne reste aucun ballon.',
  ])
})

describe('the announcement of a word challenge', () => {
  it('contains the word with its blanks, and then the result of each guess', () => {
    expect(announcement(start)).toMatch(/^Le mot : blanc/)
    expect(announcement(guess(start, 'é'))).toMatch(/^Oui, é\. Le mot/)
    expect(announcement(guess(start, 'xy'))).toBe('Non, pas de y. Il reste 1 ballon.')
  })

  it('contains the word at the end', () => {
    const lost = guess(start, 'xyz')
    expect(announcement(lost)).toBe('Non!')
    expect(announcement(wordChallenge.step(lost, { type: 'reveal' }))).toBe("C'était : L'été chaud")
    expect(announcement(guess(start, 'létchaud'))).toBe("Oui! L'été chaud")
    expect(wordOf(start).word).toBe("L'été chaud")
  })
})
