import { withoutMarks } from '../../../domain/games/grammar/rules.ts'
import type { Grade } from '../../grades.ts'
import { clientIDOf } from '../../page-key.ts'
import { soundPath } from '../../words/media-path.ts'
import type { GameSeed } from '../game-seed.ts'
import { kindInstructions } from '../kind-instructions.ts'
import { kindNames } from '../kind-names.ts'
import { pictureOfSentence } from './pictures.ts'
import type { Reason, WhyRule } from './why-rules.ts'

/** A record as it is written. */
export interface Sentences {
  grade: Grade
  /** The end of the record's key. */
  theme: string
  title: string
  /** What is offered for every blank, where a sentence does not bring its own choices. */
  choices?: readonly string[]
  /** Why an answer is right. */
  why: WhyRule
  items: readonly Sentence[]
}

/** A sentence with one blank, its answer, and what is offered with the answer in this sentence alone. */
type Sentence = readonly [text: string, answer: string, ...others: string[]]

export function grammarRecord({ grade, theme, title, choices = [], why, items }: Sentences): GameSeed {
  return {
    id: `grammar-grade${grade}-${theme.toLowerCase().replaceAll('_', '-')}`,
    clientID: `${clientIDOf('/games/grammar')}_Grade${grade}_${theme}`,
    kind: 'grammar',
    grade,
    title,
    description: `${kindNames.grammar.name} : ${title}`,
    instructions: kindInstructions.grammar,
    data: JSON.stringify(
      items.map(([text, answer, ...others]) => ({
        text,
        answer,
        verbs: others.length > 0 ? [answer, ...others] : choices,
        image: pictureOfSentence(blankOf(text, answer)),
        sound: soundPath(completed(text, answer)),
        why: withSound(why(blankOf(text, answer))),
      })),
    ),
    // The first grade has no page of articles and verbs.
    wordsPage: grade === 1 ? null : `Page_Grade${grade}_Vocabulary_Reference`,
  }
}

/** What is heard in the records: every sentence, completed, and why. */
export function sentenceTexts(records: readonly Sentences[]): string[] {
  return records.flatMap(({ items, why }) =>
    items.flatMap(([text, answer]) => [
      completed(text, answer),
      withoutMarks(why(blankOf(text, answer)).french),
    ]),
  )
}

/** What is seen with the records. */
export function sentencePictures(records: readonly Sentences[]): string[] {
  return records.flatMap(({ items }) =>
    items.map(([text, answer]) => pictureOfSentence(blankOf(text, answer))),
  )
}

function withSound(reason: Reason) {
  return { ...reason, sound: soundPath(withoutMarks(reason.french)) }
}

function blankOf(text: string, answer: string) {
  const [before = '', after = ''] = text.split('_____')
  return { before, answer, after }
}

function completed(text: string, answer: string): string {
  return text.replace('_____', answer)
}
