import type { OwlText } from '../../../content/owl-texts.ts'

/** The instruction on the page of a lesson and before a step of words. */
export const LESSON_INSTRUCTION: OwlText = {
  french: "C'est la leçon de ta classe. Commence ici.",
  english: "This is your class's lesson. Start here.",
}
