import { queryOptions } from '@tanstack/react-query'
import type { DateAnswer } from '../../domain/api/date.ts'
import { apiGet } from './api.ts'

/** What day it is at school: the clock of a tablet may be wrong, or stand in another time zone. */
export const schoolDateQuery = queryOptions({
  queryKey: ['misc', 'date'],
  queryFn: () => apiGet<DateAnswer>('misc/date'),
})
