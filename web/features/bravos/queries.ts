import { queryOptions } from '@tanstack/react-query'
import type { ActivitiesAnswer } from '../../../domain/api/activity.ts'
import { apiGetAs } from '../../lib/api-as.ts'

/** A pupil's counted activities of this week, newest first, and the Bravos that they have given. */
export function weekActivities(userID: number) {
  return queryOptions({
    queryKey: ['activities', userID, 'week'],
    queryFn: () => apiGetAs<ActivitiesAnswer>(userID, `activities/${userID}`),
  })
}
