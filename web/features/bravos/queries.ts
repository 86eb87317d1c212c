import { queryOptions } from '@tanstack/react-query'
import type { ActivitiesAnswer } from '../../../domain/api/activity.ts'
import { apiGetAs } from '../../lib/api-as.ts'

/** A pupil's counted activities of this week, newest first. */
export function weekActivities(userID: number) {
  return queryOptions({
    queryKey: ['activities', userID, 'week'],
    queryFn: async () => (await apiGetAs<ActivitiesAnswer>(userID, `activities/${userID}`)).data,
  })
}
