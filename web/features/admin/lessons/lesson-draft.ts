import * as z from 'zod/mini'
import { type Lesson, lessonStep, type NewLesson } from '../../../../domain/api/lesson.ts'

/** A lesson while it is written. `updated`: of what was there when this was begun; null of a new one. */
export const lessonDraft = z.object({
  title: z.string(),
  steps: z.array(lessonStep),
  classCodes: z.array(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
  isOpenToVisitors: z.boolean(),
  updated: z.nullable(z.string()),
})
export type LessonDraft = z.infer<typeof lessonDraft>

/** For the whole school where it has one class, and for today. */
export function newDraft(today: string, classCodes: readonly string[]): LessonDraft {
  return {
    title: `Leçon du ${inWords(today)}`,
    steps: [],
    classCodes: classCodes.length === 1 ? [...classCodes] : [],
    firstDay: today,
    lastDay: today,
    isOpenToVisitors: false,
    updated: null,
  }
}

/** A lesson as it is stored, without the classes that are gone. */
export function draftOf(lesson: Lesson, classCodes: readonly string[]): LessonDraft {
  const { code: _, classCodes: chosen, ...content } = lesson
  return { ...content, classCodes: chosen.filter((classCode) => classCodes.includes(classCode)) }
}

/** The same steps for another day: what was good is used again. */
export function copyOf(lesson: Lesson, today: string, classCodes: readonly string[]): LessonDraft {
  const draft = draftOf(lesson, classCodes)
  const title = titleFor(today, draft)
  return { ...draft, title, firstDay: today, lastDay: today, updated: null }
}

/** Its title for another first day: where it says the day in words, it says the other. */
export function titleFor(firstDay: string, draft: Pick<LessonDraft, 'title' | 'firstDay'>): string {
  const [from, to] = [draft.firstDay, firstDay]
  return [from, to].includes('') ? draft.title : draft.title.replace(inWords(from), inWords(to))
}

export function contentOf({ updated: _, ...content }: LessonDraft): NewLesson {
  return content
}

/** What is still to be chosen before it can be saved; null where nothing is. */
export function missing({ title, steps, classCodes, isOpenToVisitors }: LessonDraft): string | null {
  if (title.trim() === '') return 'Donnez un titre à la leçon.'
  if (steps.length === 0) return 'Ajoutez au moins une étape.'
  if (classCodes.length === 0 && !isOpenToVisitors)
    return 'Cochez une classe, ou ouvrez la leçon aux visiteurs.'
  return null
}

/** "mercredi 18 novembre". */
export function inWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  return noon.toLocaleDateString('fr-CA', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
}
