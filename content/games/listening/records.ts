import { questionRecord, questionTexts } from '../questions.ts'
import { firstLines } from './grade1-3.ts'
import { grade4Lines } from './grade4.ts'
import { grade5Lines } from './grade5.ts'
import { grade6Lines } from './grade6.ts'

const written = [...firstLines, ...grade4Lines, ...grade5Lines, ...grade6Lines]

export const writtenListening = written.map((record) => questionRecord('listening', record))
export const listeningTexts = questionTexts(written)
