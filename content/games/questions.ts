import { textKey } from '../../domain/games/plain-text.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { clientIDOf } from '../page-key.ts'
import { findWord } from '../words/find-word.ts'
import { soundPath } from '../words/media-path.ts'
import type { GameSeed } from './game-seed.ts'
import { textsOfGame } from './new-game.ts'

/** A record as it is written: who answers hears or reads the question. */
export interface Questions {
  grade: Grade
  /** The end of the record's key, and of the key of the vocabulary page with its words. */
  theme: string
  title: string
  /** No answer fits another question of the record, where that brings no wrong answers of its own. */
  items: readonly Question[]
  /** An answer -> the word of the bank whose picture shows it, where it is not the noun of the answer. */
  pictures?: Readonly<Record<string, string>>
}

/** A question, its answer and, where those of other questions would give it away, three wrong answers of its kind. */
type Question = readonly [question: string, answer: string, ...others: string[]]

export function questionRecord(kind: 'comprehension' | 'listening', record: Questions): GameSeed {
  const { grade, theme, title, items } = record
  const choices = choicesOf(record)
  return {
    id: `${kind}-grade${grade}-${theme.toLowerCase().replaceAll('_', '-')}`,
    clientID: `${clientIDOf(`/games/${kind}`)}_Grade${grade}_${theme}`,
    kind,
    grade,
    title,
    ...textsOfGame({ kind, grade, title }),
    data: JSON.stringify([
      ...(choices.length > 0 ? [{ choices }] : []),
      ...items.map(([question, answer, ...others]) => ({
        question,
        answer,
        ...(others.length > 0 && { others }),
        sound: soundPath(question),
        ...(!needsNoReading(grade) && { answerSound: soundPath(answer) }),
      })),
    ]),
    wordsPage: `Page_Grade${grade}_Vocabulary_${theme}`,
  }
}

/** What is heard in the records. */
export function questionTexts(records: readonly Questions[]): string[] {
  return records.flatMap((record) => [
    ...record.items.flatMap((item) => item.slice(0, 2)),
    ...choicesOf(record).map(({ word }) => word),
  ])
}

/** What there is to choose from, seen and heard, where the grade is to need no reading. */
function choicesOf({ grade, items, pictures = {} }: Questions) {
  if (!needsNoReading(grade)) return []
  const texts = new Map(items.flatMap(([, ...answers]) => answers.map((text) => [textKey(text), text])))
  return [...texts.values()].map((text) => {
    const image = pictureOf(pictures[text] ?? text)
    return { word: text, ...(image && { image }), sound: soundPath(text) }
  })
}

/** The picture of what an answer names: of "la bibliothèque" for "à la bibliothèque". */
function pictureOf(text: string): string | null | undefined {
  const named = text.replace(/^(?:(?:à|autour|avec|dans|de|en|sur) |(?:aux?|des?|du) |d')+/, '')
  return (findWord(text) ?? findWord(named))?.image
}
