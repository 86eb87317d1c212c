import { expect, it } from 'vitest'
import { dicteeEclair, roundOf } from '../../../domain/games/dictee-eclair/rules.ts'
import { announcement, correctionOf, wordOf } from './dictee-view.ts'

const start = dicteeEclair.init(dicteeEclair.parseDeck("l'école, la forêt"), { seed: 1 })
const { word } = wordOf(start)
const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
const wrote = (text: string) => dicteeEclair.step(start, { type: 'write', text })

it('does not reveal the word while it is being written', () => {
  expect(correctionOf(start)).toBeNull()
  expect(announcement(start)).toBe('Écoute et écris le mot.')
  expect(roundOf(start)).toBe(0)
})

it('announces a right word and its points', () => {
  expect(correctionOf(wrote(word))).toMatchObject({ verdict: 'right', message: 'Oui!', word, points: 55 })
  expect(announcement(wrote(word))).toBe(`Oui! ${word}. 55 points.`)
  expect(roundOf(wrote(word))).toBe(0)
  expect(roundOf(dicteeEclair.step(wrote(word), { type: 'next' }))).toBe(1)
})

it('shows the correct spelling and what the pupil wrote', () => {
  expect(correctionOf(wrote(plain))).toMatchObject({ verdict: 'accents', text: plain, word })
  expect(announcement(wrote(plain))).toBe(
    `Presque! Regarde les accents. Le mot s'écrit : ${word}. 45 points.`,
  )
  expect(announcement(dicteeEclair.step(start, { type: 'skip' }))).toBe(
    `Non! Le mot s'écrit : ${word}. 0 point.`,
  )
})
