import * as z from 'zod/mini'
import { type LessonStep, lessonStep } from '../../../../domain/api/lesson.ts'
import { MOST_STEPS, newWordsKey } from '../../../../domain/lesson.ts'
import { forgetDrafts, keepDraft, readDrafts } from '../hooks/use-draft.ts'
import { type LessonDraft, lessonDraft, newDraft } from './lesson-draft.ts'

const BEGUN = 'begun-lesson'
const begun = z.object({
  title: z.string(),
  steps: z.array(lessonStep),
  classCode: z.optional(z.string()),
})

/** Where a lesson is begun elsewhere, its title, its steps and the class it is for wait for the page of lessons, at `?faire=lecon`. */
export function beginLesson(title: string, steps: readonly LessonStep[], classCode?: string): void {
  keepDraft(BEGUN, { title, steps: steps.slice(0, MOST_STEPS), classCode })
}

/** The lesson that was begun; its steps join those of a new one that is being written already. */
export function begunLesson(today: string, classCodes: readonly string[]): LessonDraft | null {
  const [waiting] = readDrafts(BEGUN, begun)
  if (!waiting) return null
  const [written] = readDrafts('lesson-new', lessonDraft)
  const draft = written ?? { ...newDraft(today, classCodes), title: waiting.title }
  const steps = waiting.steps.reduce<LessonStep[]>(withStep, draft.steps)
  const { classCode } = waiting
  const isNewClass =
    classCode !== undefined && classCodes.includes(classCode) && !draft.classCodes.includes(classCode)
  const joined = {
    ...draft,
    steps: steps.slice(0, MOST_STEPS),
    classCodes: isNewClass ? [...draft.classCodes, classCode] : draft.classCodes,
  }
  keepDraft('lesson-new', joined)
  forgetDrafts(BEGUN)
  return joined
}

/** A page is there once; words are a step of their own each time. */
function withStep(steps: readonly LessonStep[], step: LessonStep): LessonStep[] {
  if (step.words) return [...steps, { ...step, clientID: newWordsKey(steps) }]
  return steps.some(({ clientID }) => clientID === step.clientID) ? [...steps] : [...steps, step]
}
