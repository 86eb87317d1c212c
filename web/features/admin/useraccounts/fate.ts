import type { ClassMove } from '../../../../domain/api/school-year.ts'

/** What becomes of a class, as the form's choice names it: `stay`, `archive`, `erase`, or `to 5-1`. */
export type Fate = string

/** What the API is asked for; null where the class stays. */
export function moveOf(classCode: string, fate: Fate): ClassMove | null {
  if (fate === 'archive' || fate === 'erase') return { classCode, action: fate }
  return fate.startsWith('to ') ? { classCode, action: 'promote', to: fate.slice('to '.length) } : null
}
