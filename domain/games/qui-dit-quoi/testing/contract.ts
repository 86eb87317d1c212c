import fc from 'fast-check'
import { anyMedia, anyRecord, anyText } from '../../testing/any-record.ts'
import { contract } from '../../testing/contract.ts'
import { quizPlay } from '../../testing/quiz-sample.ts'
import { quiDitQuoi } from '../rules.ts'

const rows = [
  { question: 'Quel âge as-tu?', answers: ["J'ai six ans.", 'Six ans!'] },
  { question: 'Comment ça va?', answers: ['Ça va bien.'] },
  { question: "Comment t'appelles-tu?", answers: ["Je m'appelle Léa."] },
  { question: 'Merci!', answers: ['De rien!'] },
  { question: 'Où habites-tu?', answers: ["J'habite à Ottawa."] },
  { question: 'À demain!', answers: ['Au revoir!'] },
].map((row) => ({ ...row, others: ['Il neige.', 'Bon appétit!'], image: 'a.svg', sound: 'a.mp3' }))

const talk = rows.map((row, place) => ({
  ...row,
  ...(rows[place + 1] && { next: [rows[place + 1]?.question] }),
}))
const choices = rows.map(({ answers }) => ({ word: answers[0], sound: `${answers[0]}.mp3` }))

export const runContractTests = () =>
  contract('qui-dit-quoi', quiDitQuoi, {
    ...quizPlay,
    data: JSON.stringify(rows),
    otherForms: [JSON.stringify([{ choices }, ...talk])],
    anyData: anyRecord(
      fc.record({
        question: anyText,
        english: anyText,
        answers: fc.array(anyText, { maxLength: 3 }),
        next: fc.option(fc.array(anyText, { maxLength: 3 }), { nil: undefined }),
        others: fc.option(fc.array(anyText, { maxLength: 4 }), { nil: undefined }),
        image: anyMedia,
        sound: anyMedia,
      }),
    ),
  })
