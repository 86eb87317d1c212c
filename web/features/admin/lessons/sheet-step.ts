import { defaultParseSearch } from '@tanstack/react-router'
import { picturePath } from '../../../../content/words/media-path.ts'
import type { LessonStep } from '../../../../domain/api/lesson.ts'
import { newStepKey } from '../../../../domain/lesson.ts'
import {
  MAX_SEED,
  type PaperChoices,
  paperSearch,
  readPaperSearch,
} from '../../../../domain/paper/address.ts'
import { sheetKindOf, sheetKinds } from '../../../../domain/paper/kinds.ts'
import { PAPER_PATH } from '../../../../domain/paper/paper-path.ts'
import { readSource, sourceText } from '../../../../domain/paper/source.ts'
import { lessonWords } from '../../../lib/lesson/lesson-words.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

export function newSheetNumber(): number {
  return 1 + Math.floor(Math.random() * MAX_SEED)
}

/**
 * Creates a step for a sheet, for the whole class.
 * @param list name of the word list; empty for the words of the lesson
 */
export function createSheetStep(
  steps: readonly LessonStep[],
  choices: PaperChoices,
  list: string,
): LessonStep {
  const { name, picture } = sheetKindOf(choices.feuille)
  return {
    clientID: newStepKey('sheet', steps),
    sheet: {
      title: [name, list].filter(Boolean).join(' : '),
      image: picturePath(picture),
      choices: paperSearch({ ...choices, pour: '' }),
    },
  }
}

/** True for pupils' sheets, except those with one pupil's words. */
export function canBeStep({ de, feuille }: PaperChoices): boolean {
  return readSource(de).of !== 'pupil' && sheetKindOf(feuille).needs !== 'lesson'
}

/** Finds sheets by kind, with the words of the steps, or by a pasted address. */
export function searchSheets(query: string, steps: readonly LessonStep[]): LessonStep[] {
  const [, address] = query.split(`${PAPER_PATH}?`)
  if (address !== undefined) {
    const choices = readPaperSearch(defaultParseSearch(address.trim()))
    return canBeStep(choices) ? [createSheetStep(steps, choices, '')] : []
  }
  const text = normalizeForSearch(query).trim()
  const practised = lessonWords(steps)
  if (text === '') return []
  return sheetKinds
    .filter(({ name, needs }) => {
      const isPossible = needs === 'nothing' || (needs !== 'lesson' && practised.length > 0)
      return isPossible && `feuille ${normalizeForSearch(name)}`.includes(text)
    })
    .map(({ id, needs }) => {
      const de = needs === 'nothing' ? '' : sourceText({ of: 'words', practised })
      return createSheetStep(steps, readPaperSearch({ de, feuille: id, no: newSheetNumber() }), '')
    })
}
