import { useNavigate, useSearch } from '@tanstack/react-router'
import { ownProperty } from '../../../../domain/own-property.ts'

/**
 * Reads and sets a search parameter, e.g. `class` in `/admin/week?class=4-1`; null if it is absent. Setting it removes all
 * other parameters.
 */
export function useSearchParam(
  name: string,
): [value: string | null, setValue: (next: string | null) => void] {
  const value: unknown = useSearch({ strict: false, select: (search: object) => ownProperty(search, name) })
  const navigate = useNavigate()
  return [
    // The router parses a value that looks like a number.
    typeof value === 'string' || typeof value === 'number' ? String(value) : null,
    (next) =>
      void navigate({
        to: '.',
        search: next === null ? {} : { [name]: next },
        replace: true,
        resetScroll: false,
      }),
  ]
}
