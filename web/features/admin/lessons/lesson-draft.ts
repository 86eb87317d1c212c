import * as z from 'zod/mini'
import { type Lesson, lesson, type NewLesson } from '../../../../domain/api/lesson.ts'
import { isClassKey, pupilOfKey } from '../../../../domain/audience.ts'
import { schoolDay } from '../../../../domain/calendar.ts'
import { dayInWords } from '../../../../domain/day-in-words.ts'
import { MAX_STEPS } from '../../../../domain/lesson.ts'
import { newKey } from '../../../lib/new-key.ts'

/**
 * A lesson being edited. `updated` is the stamp of the saved version it is based on; null for a new lesson.
 * `idempotencyKey`: for saving a new lesson. Drafts of earlier versions have none.
 */
export const lessonDraft = z.extend(z.omit(lesson, { code: true }), {
  updated: z.nullable(z.string()),
  idempotencyKey: z._default(z.string(), newKey),
})
export type LessonDraft = z.infer<typeof lessonDraft>

/** Key of the draft of a new lesson. The keys of copies start with it too. */
export const NEW_LESSON_KEY = 'lesson-new'

/** Key of the draft of a copy of this lesson. */
export function copyKey(code: string): string {
  return `${NEW_LESSON_KEY}-${code}`
}

/** Key of the draft of changes to a stored lesson. */
export function changesKey(code: string): string {
  return `lesson-${code}`
}

/** A new lesson for today. A school's only class is preselected. */
export function newLessonDraft(today: string, classCodes: readonly string[]): LessonDraft {
  return {
    title: `Leçon du ${dayInWords(today)}`,
    steps: [],
    classCodes: classCodes.length === 1 ? [...classCodes] : [],
    firstDay: today,
    lastDay: today,
    isOpenToVisitors: false,
    updated: null,
    idempotencyKey: newKey(),
  }
}

/**
 * Draft of a stored lesson, without classes that no longer exist. The server itself removes deleted groups
 * and pupils from lessons.
 */
export function lessonToDraft(lesson: Lesson, classCodes: readonly string[]): LessonDraft {
  const { code: _, classCodes: chosen, ...content } = lesson
  const known = chosen.filter((key) => !isClassKey(key) || classCodes.includes(key))
  return { ...content, classCodes: known, idempotencyKey: newKey() }
}

export function isForSinglePupil({ classCodes }: Pick<Lesson, 'classCodes'>): boolean {
  return classCodes.some((key) => pupilOfKey(key) !== null)
}

/** Draft of a new lesson with the same steps, for today. */
export function copyLesson(lesson: Lesson, today: string, classCodes: readonly string[]): LessonDraft {
  const draft = lessonToDraft(lesson, classCodes)
  const title = titleForDay(today, draft)
  return { ...draft, title, firstDay: today, lastDay: today, updated: null }
}

/** Replaces the first day in the title, if the title contains it. */
export function titleForDay(firstDay: string, draft: Pick<LessonDraft, 'title' | 'firstDay'>): string {
  const [from, to] = [draft.firstDay, firstDay]
  return [from, to].includes('') ? draft.title : draft.title.replace(dayInWords(from), dayInWords(to))
}

/**
 * Title of a lesson about the words missed in a live game.
 * @param created instant when the game was created
 */
export function missedWordsTitle(created: string, timeZone: string): string {
  return `Mots à revoir, ${dayInWords(schoolDay(new Date(created), timeZone))}`
}

export function draftContent({ updated: _, idempotencyKey: _key, ...content }: LessonDraft): NewLesson {
  return content
}

/**
 * French sentence that says what to do before the lesson can be saved; null if nothing.
 * @param missing names of chosen classes, groups and pupils that no longer exist
 */
export function todoText(
  { title, steps, classCodes, isOpenToVisitors }: NewLesson,
  missing: readonly string[] = [],
): string | null {
  if (title.trim() === '') return 'Donnez un titre à la leçon.'
  if (steps.length === 0) return 'Ajoutez au moins une étape.'
  if (steps.length > MAX_STEPS)
    return `Une leçon a au plus ${MAX_STEPS} étapes : enlevez-en ${steps.length - MAX_STEPS}.`
  if (missing.length > 0) return `Dans « Pour qui », décochez : ${missing.join(', ')}.`
  if (classCodes.length === 0 && !isOpenToVisitors)
    return 'Cochez une classe, ou ouvrez la leçon aux visiteurs.'
  return null
}
