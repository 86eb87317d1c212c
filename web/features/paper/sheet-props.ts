import { grades, linkGrade } from '../../../content/grades.ts'
import type { LessonPlan } from '../../../domain/api/substitute.ts'
import type { PaperChoices } from '../../../domain/paper/address.ts'
import type { PaperItem } from '../../../domain/paper/kinds.ts'
import type { PaperGrade } from '../../../domain/paper/sheets.ts'
import type { Copy } from './copies.ts'

export interface SheetProps {
  copies: readonly Copy[]
  choices: PaperChoices
  grade: PaperGrade
  /** Plan of a lesson; null until it is loaded. */
  plan: LessonPlan | null
}

/** A React key of a part that never moves among its siblings. */
export function joinKey(...parts: readonly (string | number | null)[]): string {
  return parts.join(' ')
}

/** The chosen grade, else that of the words. */
export function gradeFor({ annee }: PaperChoices, words: readonly PaperItem[]): PaperGrade {
  return grades.find((grade) => grade === annee) ?? linkGrade(words[0]?.page ?? '') ?? 4
}
