import { queryOptions } from '@tanstack/react-query'
import type { ActivitiesAnswer } from '../../../domain/api/activity.ts'
import { apiGet } from '../../lib/api.ts'

/** A pupil's counted activities of this week, newest first. */
export function weekActivities(userID: number) {
  return queryOptions({
    queryKey: ['activities', userID, 'week'],
    queryFn: async () => (await apiGet<ActivitiesAnswer>(`activities/${userID}`)).data,
  })
}
