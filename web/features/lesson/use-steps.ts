import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { useSmallScreen } from '../../lib/display/small-screen.ts'
import { queueJob } from '../../lib/earning/earning.ts'
import { markStepDone } from '../../lib/lesson/lesson-queries.ts'
import { useVisibleLinks } from '../../lib/menu/menu.ts'
import { menuQuery } from '../../lib/menu/menu-query.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { type ShownStep, shownSteps } from './shown-steps.ts'

/** The steps of a lesson, with paths for those that this user may open. */
export function useSteps(lesson: Pick<OwnLesson, 'code' | 'steps' | 'done'> | null): ShownStep[] {
  const open = useVisibleLinks()
  const { data: all = [] } = useQuery(menuQuery)
  const isSmall = useSmallScreen()
  return lesson ? shownSteps(lesson, open, all, isSmall) : []
}

/**
 * Marks a step as done on this page and, through the earning queue, on the server. A visitor's step is marked
 * on this page only, and the step of a pupil whose session has ended (`doneBy`) through the queue only.
 */
export function useStepDone(): (lesson: OwnLesson, step: string, doneBy?: number | null) => void {
  const queryClient = useQueryClient()
  const userID = usePupilID()
  return useCallback(
    ({ code, steps, done }, step, doneBy = userID) => {
      if (done.includes(step) || !steps.some(({ clientID }) => clientID === step)) return
      if (doneBy === userID) markStepDone(queryClient, userID, code, step)
      if (doneBy !== null) queueJob({ kind: 'lesson-step', userID: doneBy, code, step })
    },
    [queryClient, userID],
  )
}
