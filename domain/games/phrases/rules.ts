import { parseSentenceDeck } from '../sentence-deck.ts'
import { sentenceRules } from '../sentence-quiz.ts'

/** Words on tiles to put in order. */
export const phrases = sentenceRules('built', parseSentenceDeck)
