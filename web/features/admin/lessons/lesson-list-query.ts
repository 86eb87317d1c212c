import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** All lessons, the last saved first, and the school's day. */
export const lessonListQuery = queryOptions({
  staleTime: 0,
  queryKey: ['admin', 'lessons'],
  queryFn: () => call('GET lessons'),
})

/** What the pupils of a lesson have done; asked again at each word of the room and, where that is lost, now and then. */
export function lessonProgressQuery(code: string) {
  return queryOptions({
    staleTime: 0,
    refetchInterval: 10_000,
    queryKey: ['admin', 'lessons', code],
    queryFn: async () => (await call('GET lessons/:code/progress', { path: { code } })).data,
  })
}

/** The goals of classes, and what is reached. */
export const classGoalListQuery = queryOptions({
  staleTime: 0,
  queryKey: ['admin', 'class-goals'],
  queryFn: async () => (await call('GET class-goals')).data,
})
