import type { ClassMove } from '../../../../domain/api/school-year.ts'

/** What becomes of a class, as the form's choice names it: `stay`, `archive`, `erase`, or `to 5-1`. */
export type ClassAction = string

/** What the API is asked for; null where the class stays. */
export function moveOf(classCode: string, action: ClassAction): ClassMove | null {
  if (action === 'archive' || action === 'erase') return { classCode, action }
  return action.startsWith('to ') ? { classCode, action: 'promote', to: action.slice('to '.length) } : null
}
