import type { OwlText } from '../../../domain/spoken-sentences.ts'

/** What is to be done in a lesson: on its page, and before a step of it that is words. */
export const LESSON_TO_DO: OwlText = {
  french: "C'est la leçon de ta classe. Commence ici.",
  english: "This is your class's lesson. Start here.",
}
