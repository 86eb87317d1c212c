import { questionRecord, questionTexts } from '../questions.ts'
import { firstQuestions } from './grade1-3.ts'
import { grade4Questions } from './grade4.ts'
import { campingQuestions } from './grade4-camping.ts'
import { grade5Questions } from './grade5.ts'
import { grade6Questions } from './grade6.ts'

const written = [
  ...firstQuestions,
  ...grade4Questions,
  campingQuestions,
  ...grade5Questions,
  ...grade6Questions,
]

export const writtenComprehension = written.map((record) => questionRecord('comprehension', record))
export const comprehensionTexts = questionTexts(written)
