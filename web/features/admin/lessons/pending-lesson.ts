import * as z from 'zod/mini'
import { type LessonStep, lessonStep } from '../../../../domain/api/lesson.ts'
import { MAX_STEPS, newStepKey, ownStepKind } from '../../../../domain/lesson.ts'
import { deleteDraft, readDraft, saveDraft } from '../hooks/use-draft.ts'
import { type LessonDraft, lessonDraft, NEW_LESSON_KEY, newLessonDraft } from './lesson-draft.ts'

const STORAGE_KEY = 'begun-lesson'
const storedLesson = z.object({
  title: z.string(),
  steps: z.array(lessonStep),
  classCode: z.optional(z.string()),
})

/** Stores a lesson begun on another page; the lessons page opens it at `?faire=lecon`. */
export function storePendingLesson(title: string, steps: readonly LessonStep[], classCode?: string): void {
  saveDraft(STORAGE_KEY, { title, steps: steps.slice(0, MAX_STEPS), classCode })
}

/** Takes the stored lesson, adding its steps to an unsaved new lesson if there is one. Null if none is stored. */
export function takePendingLesson(today: string, classCodes: readonly string[]): LessonDraft | null {
  const stored = readDraft(STORAGE_KEY, storedLesson)
  if (!stored) return null
  const draft = readDraft(NEW_LESSON_KEY, lessonDraft) ?? {
    ...newLessonDraft(today, classCodes),
    title: stored.title,
  }
  const steps = stored.steps.reduce<LessonStep[]>(withStep, draft.steps)
  const { classCode } = stored
  const isNewClass =
    classCode !== undefined && classCodes.includes(classCode) && !draft.classCodes.includes(classCode)
  const merged = {
    ...draft,
    // There may be too many steps: the editor then asks the teacher to remove some.
    steps,
    classCodes: isNewClass ? [...draft.classCodes, classCode] : draft.classCodes,
  }
  saveDraft(NEW_LESSON_KEY, merged)
  deleteDraft(STORAGE_KEY)
  return merged
}

/** Adds a step. A page is added only once; each list of words and each sheet becomes a separate step. */
function withStep(steps: readonly LessonStep[], step: LessonStep): LessonStep[] {
  const kind = ownStepKind(step.clientID)
  if (kind) return [...steps, { ...step, clientID: newStepKey(kind, steps) }]
  return steps.some(({ clientID }) => clientID === step.clientID) ? [...steps] : [...steps, step]
}
