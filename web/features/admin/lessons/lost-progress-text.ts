import type { PupilInLesson } from '../../../../domain/api/lesson.ts'
import { pluralize } from '../data/pluralize.ts'

/** Says what pupils lose if a lesson is deleted. `pupils` is undefined until they are loaded. */
export function lostProgressText(pupils: readonly Pick<PupilInLesson, 'done'>[] | undefined): string {
  if (!pupils) return 'Ce que des élèves y ont fini sera oublié.'
  const stepCounts = pupils.map((pupil) => pupil.done.length).filter((steps) => steps > 0)
  const steps = stepCounts.reduce((sum, each) => sum + each, 0)
  if (steps === 0) return "Aucun élève n'y a encore fini une étape."
  const [pupilText, stepText] = [
    pluralize(stepCounts.length, 'élève y a', 'élèves y ont'),
    pluralize(steps, 'étape', 'étapes'),
  ]
  return `${pupilText} fini ${stepText} : ce sera oublié.`
}
