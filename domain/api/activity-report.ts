import * as z from 'zod/mini'
import { activity } from './activity.ts'
import { listOf, successWith } from './success.ts'

/** A month of the caller's activities, newest first. */
export const activityReportAnswer = successWith({ data: z.array(activity) })

const reportedActivity = z.extend(activity, { displayName: z.string(), classCode: z.string() })
export type ReportedActivity = z.infer<typeof reportedActivity>

/** A month of all activities, newest first: all rows, or the requested page of 20. `total` counts all. */
export const schoolReportAnswer = listOf(reportedActivity)
