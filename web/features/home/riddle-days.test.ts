import { expect, it } from 'vitest'
import { riddleOn } from '../../../content/riddles.ts'
import { riddleDays } from './riddle-days.ts'

it.each([
  ['2026-11-25', '2026-11-24', 'Hier', 'La réponse demain!'],
  ['2026-11-26', '2026-11-25', 'Hier', 'La réponse demain!'],
  ['2026-11-27', '2026-11-26', 'Hier', 'La réponse lundi!'],
  ['2026-11-28', '2026-11-26', 'Jeudi', 'La réponse lundi!'],
  ['2026-11-29', '2026-11-26', 'Jeudi', 'La réponse lundi!'],
  ['2026-11-30', '2026-11-27', 'Vendredi', 'La réponse demain!'],
  ['2026-12-01', '2026-11-30', 'Hier', 'La réponse demain!'],
])(
  'on $0 answers the riddle of $1 under the title "$2" and adds "$3"',
  (today, answered, title, answerNotice) => {
    expect(riddleDays(today)).toMatchObject({
      answered,
      title: { french: title },
      answerNotice: { french: answerNotice },
    })
  },
)

it("answers Friday's riddle on Monday", () => {
  const { answered } = riddleDays('2026-11-30')
  expect(riddleOn(answered, 4)).toEqual(riddleOn('2026-11-27', 4))
})
