import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** The school's public settings and the address of its games site. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call('GET settings'),
})
