import { type PractisedWords, practisedText, readPracticeAddress } from '../practice-address.ts'
import { PUPIL_SOURCE } from './paper-path.ts'

/** Source of a sheet's words: pages and games, a class's missed words, a pupil's words, or a lesson. */
export type PaperSource =
  | { of: 'words'; practised: PractisedWords }
  | { of: 'class'; classCode: string }
  | { of: 'pupil'; userID: number }
  | { of: 'lesson'; code: string }

const CLASS = 'classe:'
const LESSON = 'lecon:'

/** A source as text, for the parameter `de`. */
export function sourceText(source: PaperSource): string {
  switch (source.of) {
    case 'words':
      return practisedText(source.practised)
    case 'class':
      return CLASS + source.classCode
    case 'pupil':
      return PUPIL_SOURCE + source.userID
    case 'lesson':
      return LESSON + source.code
  }
}

export function readSource(text: string): PaperSource {
  if (text.startsWith(CLASS)) return { of: 'class', classCode: text.slice(CLASS.length) }
  if (text.startsWith(PUPIL_SOURCE)) return { of: 'pupil', userID: Number(text.slice(PUPIL_SOURCE.length)) }
  if (text.startsWith(LESSON)) return { of: 'lesson', code: text.slice(LESSON.length) }
  return { of: 'words', practised: readPracticeAddress(text) }
}
