import { useNavigate, useSearch } from '@tanstack/react-router'
import { partOf } from '../../../../domain/part-of.ts'

/** What the address says under a name, as in `/admin/week?class=4-1`, and the way to say something else; null where it says nothing. */
export function useInAddress(name: string): [said: string | null, say: (next: string | null) => void] {
  const said: unknown = useSearch({ strict: false, select: (search: object) => partOf(search, name) })
  const navigate = useNavigate()
  return [
    // The router reads what looks like a number as one.
    typeof said === 'string' || typeof said === 'number' ? String(said) : null,
    (next) =>
      void navigate({
        to: '.',
        search: next === null ? {} : { [name]: next },
        replace: true,
        resetScroll: false,
      }),
  ]
}
