import { spokenWithBlank } from '../../../domain/games/grammar/deck.ts'
import { withoutAsterisks } from '../../../domain/games/grammar/rules.ts'
import { areHomophones } from '../../../domain/learning/homophones.ts'
import { type Grade, needsNoReading } from '../../grades.ts'
import { clientIDOf } from '../../site/page-key.ts'
import { soundPath } from '../../words/media-path.ts'
import type { GameSeed } from '../game-seed.ts'
import { leadingRowOf, textsOfGame } from '../new-game.ts'
import { pictureOfSentence } from './pictures.ts'
import type { Reason, WhyRule } from './why-rules.ts'

/** The source of a grammar record. */
export interface Sentences {
  grade: Grade
  /** The end of the record's key. */
  theme: string
  title: string
  /** Choices for every blank, unless a sentence has its own. */
  choices?: readonly string[]
  /** Explains why an answer is right. */
  why: WhyRule
  items: readonly Sentence[]
}

/** A sentence with one blank, its answer, and the other choices of this sentence. */
type Sentence = readonly [text: string, answer: string, ...others: string[]]

export function grammarRecord(record: Sentences): GameSeed {
  const { grade, theme, title, why, items } = record
  const [leading] = leadingRowOf('grammar', grade)
  return {
    id: `grammar-grade${grade}-${theme.toLowerCase().replaceAll('_', '-')}`,
    clientID: `${clientIDOf('/games/grammar')}_Grade${grade}_${theme}`,
    kind: 'grammar',
    grade,
    title,
    ...textsOfGame({ kind: 'grammar', grade, title }),
    data: JSON.stringify([
      ...(leading ? [{ ...leading, choices: heardChoices(record) }] : []),
      ...items.map((sentence) => {
        const [text, answer] = sentence
        const blank = blankOf(text, answer)
        return {
          text,
          answer,
          verbs: choicesOf(record, sentence),
          image: pictureOfSentence(blank),
          sound: soundPath(completed(text, answer)),
          ...(needsNoReading(grade) && { times: timesOf(answer), asked: soundPath(spokenWithBlank(blank)) }),
          why: withSound(why(blank)),
        }
      }),
    ]),
    // The first grade has no page of articles and verbs.
    wordsPage: grade === 1 ? null : `Page_Grade${grade}_Vocabulary_Reference`,
  }
}

/**
 * Spoken texts of the records: completed sentences, explanations and, for grades that need no reading,
 * questions and choices.
 */
export function sentenceTexts(records: readonly Sentences[]): string[] {
  return records.flatMap((record) => [
    ...record.items.flatMap(([text, answer]) => [
      completed(text, answer),
      withoutAsterisks(record.why(blankOf(text, answer)).french),
      ...(needsNoReading(record.grade) ? [spokenWithBlank(blankOf(text, answer))] : []),
    ]),
    ...heardChoices(record).map(({ word }) => word),
  ])
}

/** The choices of a sentence. */
function choicesOf({ grade, choices = [] }: Sentences, [, answer, ...others]: Sentence): readonly string[] {
  const all = others.length > 0 ? [answer, ...others] : choices
  if (!needsNoReading(grade)) return all
  return all.filter((text) => text === answer || !areHomophones(text, answer))
}

/** The sounds of all choices, for grades that need no reading. */
function heardChoices(record: Sentences) {
  if (!needsNoReading(record.grade)) return []
  const texts = new Set(record.items.flatMap((sentence) => choicesOf(record, sentence)))
  return [...texts].map((word) => ({ word, sound: soundPath(word) }))
}

/** How often the picture is shown: twice for a plural. */
function timesOf(answer: string): number {
  return /^[ld]es\b/.test(answer) ? 2 : 1
}

/** The pictures of the records. */
export function sentencePictures(records: readonly Sentences[]): string[] {
  return records.flatMap(({ items }) =>
    items.map(([text, answer]) => pictureOfSentence(blankOf(text, answer))),
  )
}

function withSound(reason: Reason) {
  return { ...reason, sound: soundPath(withoutAsterisks(reason.french)) }
}

function blankOf(text: string, answer: string) {
  const [before = '', after = ''] = text.split('_____')
  return { before, answer, after }
}

function completed(text: string, answer: string): string {
  return text.replace('_____', answer)
}
