import type { PupilInLesson } from '../../../../domain/api/lesson.ts'
import { counted } from '../data/counted.ts'

/** What is forgotten of the pupils of a lesson that is deleted; undefined: they are not known, or not yet. */
export function forgottenText(pupils: readonly Pick<PupilInLesson, 'done'>[] | undefined): string {
  if (!pupils) return 'Ce que des élèves y ont fini sera oublié.'
  const done = pupils.map((pupil) => pupil.done.length).filter((steps) => steps > 0)
  const steps = done.reduce((sum, each) => sum + each, 0)
  if (steps === 0) return "Aucun élève n'y a encore fini une étape."
  const [who, what] = [counted(done.length, 'élève y a', 'élèves y ont'), counted(steps, 'étape', 'étapes')]
  return `${who} fini ${what} : ce sera oublié.`
}
