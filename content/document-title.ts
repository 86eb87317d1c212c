import { type Grade, gradeNames } from './grades.ts'

const SITE = 'Mme Bravo'

/** The title of the browser's tab: "La météo – 1re année – Mme Bravo". A heading that names the site or grade itself is not given it twice. */
export function documentTitle(heading: string, grade: Grade | null): string {
  const name =
    grade === null || heading.includes(gradeNames[grade]) ? heading : `${heading} – ${gradeNames[grade]}`
  return name.includes(SITE) ? name : `${name} – ${SITE}`
}
