import { textKey } from '../../domain/games/plain-text.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { clientIDOf } from '../site/page-key.ts'
import { findWord } from '../words/find-word.ts'
import { soundPath } from '../words/media-path.ts'
import type { GameSeed } from './game-seed.ts'
import { textsOfGame } from './new-game.ts'

/** The source of a record of questions, which pupils hear or read. */
export interface Questions {
  grade: Grade
  /** End of the record's key and of its word page's key. */
  theme: string
  title: string
  /**
   * An answer must not fit another question of the record, unless that question has its own wrong answers.
   */
  items: readonly Question[]
  /** The bank word with the picture of an answer, if it is not the answer's noun. */
  pictures?: Readonly<Record<string, string>>
}

/** A question, its answer and, if answers of other questions would give it away, three wrong answers. */
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

/** Spoken texts of the records. */
export function questionTexts(records: readonly Questions[]): string[] {
  return records.flatMap((record) => [
    ...record.items.flatMap((item) => item.slice(0, 2)),
    ...choicesOf(record).map(({ word }) => word),
  ])
}

/** Choices with pictures and sounds, for grades that need no reading. */
function choicesOf({ grade, items, pictures = {} }: Questions) {
  if (!needsNoReading(grade)) return []
  const texts = new Map(items.flatMap(([, ...answers]) => answers.map((text) => [textKey(text), text])))
  return [...texts.values()].map((text) => {
    const image = pictureOf(pictures[text] ?? text)
    return { word: text, ...(image && { image }), sound: soundPath(text) }
  })
}

/** The picture of the noun in an answer, e.g. that of "la bibliothèque" for "à la bibliothèque". */
function pictureOf(text: string): string | null | undefined {
  const named = text.replace(/^(?:(?:à|autour|avec|dans|de|en|sur) |(?:aux?|des?|du) |d')+/, '')
  return (findWord(text) ?? findWord(named))?.image
}
