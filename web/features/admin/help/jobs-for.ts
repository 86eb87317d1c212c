import { adminJobs } from '../../../../content/admin-jobs.ts'
import type { Actor } from '../../../../domain/access.ts'
import { adminNav } from '../data/admin-nav.ts'

/** The tasks whose pages the user may open. */
export function jobsFor(actor: Actor) {
  const paths = adminNav(actor).flatMap(({ pages }) => pages.map(({ path }) => path))
  return adminJobs.filter(({ page }) => paths.includes(`/admin/${page}`))
}
