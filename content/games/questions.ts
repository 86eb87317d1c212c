import type { Grade } from '../grades.ts'
import { clientIDOf } from '../page-key.ts'
import { soundPath } from '../words/media-path.ts'
import type { GameSeed } from './game-seed.ts'
import { kindInstructions } from './kind-instructions.ts'
import { kindNames } from './kind-names.ts'

/** A record as it is written: who answers hears or reads the question. */
export interface Questions {
  grade: Grade
  /** The end of the record's key, and of the key of the vocabulary page with its words. */
  theme: string
  title: string
  /** No answer fits another question of the record, where that brings no wrong answers of its own. */
  items: readonly Question[]
}

/** A question, its answer and, where those of other questions would give it away, three wrong answers of its kind. */
type Question = readonly [question: string, answer: string, ...others: string[]]

export function questionRecord(
  kind: 'comprehension' | 'listening',
  { grade, theme, title, items }: Questions,
): GameSeed {
  return {
    id: `${kind}-grade${grade}-${theme.toLowerCase().replaceAll('_', '-')}`,
    clientID: `${clientIDOf(`/games/${kind}`)}_Grade${grade}_${theme}`,
    kind,
    grade,
    title,
    description: `${kindNames[kind].name} : ${title}`,
    instructions: kindInstructions[kind],
    data: JSON.stringify(
      items.map(([question, answer, ...others]) => ({
        question,
        answer,
        ...(others.length > 0 && { others }),
        sound: soundPath(question),
      })),
    ),
    wordsPage: `Page_Grade${grade}_Vocabulary_${theme}`,
  }
}

/** What is heard in the records. */
export function questionTexts(records: readonly Questions[]): string[] {
  return records.flatMap(({ items }) => items.map(([question]) => question))
}
