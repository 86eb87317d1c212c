import { articles } from './articles.ts'
import { irregularVerbs } from './irregular-verbs.ts'
import { grammarRecord, sentencePictures, sentenceTexts } from './sentences.ts'
import { verbs } from './verbs.ts'
import { wordForms } from './word-forms.ts'

const written = [...articles, ...verbs, ...irregularVerbs, ...wordForms]

export const writtenGrammar = written.map(grammarRecord)
export const grammarPictures = sentencePictures(written)
export const grammarTexts = sentenceTexts(written)
