import { grade1 } from './pages/grade1.ts'
import { grade3 } from './pages/grade3.ts'
import { grade4Animals } from './pages/grade4/animals.ts'
import { grade4Daily } from './pages/grade4/daily.ts'
import { grade4Party } from './pages/grade4/party.ts'
import { grade5 } from './pages/grade5.ts'
import { grade5Food } from './pages/grade5-food.ts'
import { grade6 } from './pages/grade6.ts'
import type { PageSeed } from './pages/page-seed.ts'
import { musicPages } from './songs/pages.ts'
import { storyPages } from './stories/pages.ts'
import { textPages } from './texts/pages.ts'
import { videoPages } from './videos/pages.ts'

export type { PageSeed } from './pages/page-seed.ts'

/** All shipped word pages. */
export const vocabularySeeds = [
  ...grade1,
  ...grade3,
  ...grade4Animals,
  ...grade4Party,
  ...grade4Daily,
  ...grade5,
  ...grade5Food,
  ...grade6,
].filter((page) => page.kind === 'vocabulary')

/** All pages with shipped content. They never overwrite an edited page. */
export const pageSeeds: readonly PageSeed[] = [
  ...vocabularySeeds,
  ...musicPages,
  ...videoPages,
  ...storyPages,
  ...textPages,
]
