import { useSearch } from '@tanstack/react-router'
import { partOf } from '../../../../domain/part-of.ts'

/** The key of the page that the address names, as in `/admin/pages?page=Page_Letter`; null where it names none. */
export function usePageInAddress(): string | null {
  return useSearch({ strict: false, select: pageNamed })
}

function pageNamed(search: object): string | null {
  const page = partOf(search, 'page')
  return typeof page === 'string' ? page : null
}
