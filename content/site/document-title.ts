import { type Grade, gradeNames } from '../grades.ts'

const SITE = 'Mme Bravo'

/** The document title: "La météo – 1re année – Mme Bravo". Site and grade are not repeated if the heading has them. */
export function documentTitle(heading: string, grade: Grade | null): string {
  const name =
    grade === null || heading.includes(gradeNames[grade]) ? heading : `${heading} – ${gradeNames[grade]}`
  return name.includes(SITE) ? name : `${name} – ${SITE}`
}
