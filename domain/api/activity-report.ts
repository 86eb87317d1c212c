import * as z from 'zod/mini'
import { activity } from './activity.ts'
import { listOf, successWith } from './success.ts'

/** A month of the caller's activities, newest first. */
export const activityReportAnswer = successWith({ data: z.array(activity) })

const reportedActivity = z.extend(activity, { displayName: z.string(), classCode: z.string() })
export type ReportedActivity = z.infer<typeof reportedActivity>

/** A month of everyone's, newest first: all of it, or the page of 20 that was asked for; `total` counts all. */
export const schoolReportAnswer = listOf(reportedActivity)
