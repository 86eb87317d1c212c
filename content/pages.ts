import { grade4Animals } from './pages/grade4/animals.ts'
import type { PageSeed } from './pages/page-seed.ts'

export type { PageSeed } from './pages/page-seed.ts'

/** Every page whose content the school starts with; an edited page is never overwritten by these. */
export const pageSeeds: readonly PageSeed[] = [...grade4Animals]
