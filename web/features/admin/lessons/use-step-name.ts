import type { LessonStep } from '../../../../domain/api/lesson.ts'
import { usePageName } from '../data/page-names.ts'
import { wordsStepName } from './fragile-words.ts'

/** What the steps of a lesson are called, by their keys: as the menu calls a page, or the words. */
export function useStepName(steps: readonly LessonStep[]): (clientID: string) => string {
  const nameOf = usePageName()
  const words = new Map(steps.flatMap((step) => (step.words ? [[step.clientID, step.words] as const] : [])))
  return (clientID) => {
    const ofStep = words.get(clientID)
    return ofStep ? wordsStepName(ofStep) : nameOf(clientID)
  }
}
