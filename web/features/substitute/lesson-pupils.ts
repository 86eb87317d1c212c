import type { DayLesson, SubstituteDay } from '../../../domain/api/substitute.ts'
import type { LiveLesson } from '../../lib/live/live-lesson.ts'

/**
 * The pupils of the lesson's classes, and others who are here or have done a step. All pupils of a lesson for
 * a group.
 */
export function lessonPupils(
  { classCodes, done }: Pick<DayLesson, 'classCodes' | 'done'>,
  pupils: SubstituteDay['pupils'],
  live: Pick<LiveLesson, 'pupils'>,
): SubstituteDay['pupils'] {
  const isIn = (id: number) => live.pupils.get(id)?.isHere || done.some(({ userID }) => userID === id)
  return pupils.filter(
    ({ id, classCode }) => classCodes.length === 0 || classCodes.includes(classCode) || isIn(id),
  )
}
