import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nextSchoolDay } from '../domain/calendar.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'
import { grades } from './grades.ts'
import { RIDDLE_QUESTION, type Riddle, riddleOn, riddlesOf } from './riddles.ts'
import { wordOf } from './words/bank.ts'
import { picturePath, soundPath } from './words/media-path.ts'
import { spokenForm } from './words/word.ts'

const media = join(import.meta.dirname, '../web/public/media')
const riddles = grades.flatMap(riddlesOf)

it('has at least 120 riddles, and at least 24 for each grade', () => {
  expect(riddles.length).toBeGreaterThanOrEqual(120)
  for (const grade of grades) expect(riddlesOf(grade).length).toBeGreaterThanOrEqual(24)
})

it('uses each answer and each text only once', () => {
  for (const key of ['answer', 'french', 'english'] as const)
    expect(new Set(riddles.map((riddle) => riddle[key])).size).toBe(riddles.length)
})

it('answers with a word of the bank, its picture and its sound', () => {
  for (const { answer, image } of riddles) {
    const word = wordOf(answer)
    expect(spokenForm(word)).toBe(answer)
    expect(image).toBe(picturePath(word.picture ?? ''))
    for (const path of [image, soundPath(answer)]) expect(existsSync(join(media, path)), path).toBe(true)
  }
})

it('has a sound for every sentence', () => {
  const sentences = [RIDDLE_QUESTION, ...riddles].flatMap(({ french }) => sentencesOf(french))
  expect(sentences.filter((text) => !existsSync(join(media, soundPath(text))))).toEqual([])
})

it('does not contain the answer in the riddle', () => {
  const isTold = ({ french, answer }: Riddle) => {
    const told = french.toLowerCase().match(/\p{L}+/gu) ?? []
    const wanted = answer.match(/\p{L}{3,}/gu) ?? []
    return told.some((word) => wanted.some((part) => word.includes(part)))
  }
  expect(riddles.filter(isTold)).toEqual([])
})

it('has short riddles that begin and end like a sentence', () => {
  const wrong = riddles.filter(
    ({ french, english }) =>
      french.length > 90 || ![french, english].every((text) => /^\p{Lu}.*[.!?]$/u.test(text)),
  )
  expect(wrong).toEqual([])
})

it('shows another riddle every school day, in the order of the list', () => {
  for (const grade of grades) {
    const all = riddlesOf(grade)
    let day = '2026-11-27'
    const first = all.findIndex(({ answer }) => answer === riddleOn(day, grade).answer)
    for (const index of all.keys()) {
      expect(riddleOn(day, grade)).toEqual(all[(first + index) % all.length])
      day = nextSchoolDay(day)
    }
  }
})

it("keeps Friday's riddle on Saturday and Sunday", () => {
  const friday = riddleOn('2026-11-27', 4)
  expect(['2026-11-28', '2026-11-29'].map((day) => riddleOn(day, 4))).toEqual([friday, friday])
})
