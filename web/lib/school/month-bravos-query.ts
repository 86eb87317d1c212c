import { queryOptions } from '@tanstack/react-query'
import { monthParameter, type SchoolMonth } from '../../../domain/school-months.ts'
import { callAs } from '../api/call-as.ts'

/** A pupil's Bravos of a month, newest first, and those taken back. Refetched on each mount. */
export function monthBravosQuery(userID: number, month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    queryKey: ['bravos', userID, date],
    queryFn: () => callAs(userID, 'GET bravos', { query: { query: date, id: userID } }),
    staleTime: 0,
  })
}
