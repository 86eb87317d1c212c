import { useNavigate, useSearch } from '@tanstack/react-router'
import { partOf } from '../../../../domain/part-of.ts'

/** The class that the address names, as in `/admin/week?class=4-1`, and the way to another; null where it names none. */
export function useClassInAddress(): [classCode: string | null, choose: (classCode: string) => void] {
  const classCode = useSearch({ strict: false, select: classNamed })
  const navigate = useNavigate()
  return [
    classCode,
    (chosen) => void navigate({ to: '.', search: { class: chosen }, replace: true, resetScroll: false }),
  ]
}

/** The router reads what looks like a number or a date as one. */
function classNamed(search: object): string | null {
  const found = partOf(search, 'class')
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}
