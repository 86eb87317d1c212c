import type { PageKind } from '../content/routes.ts'
import type { VocabularyForm } from './features/vocabulary/forms/form-props.ts'
import type { PrerenderData } from './prerender-data.ts'

/** Kind of a page -> the file of its view (`routes/kinds.ts`). No browser needs to know it, so it stands in no script. */
const views: Record<PageKind, string> = {
  home: 'routes/home.tsx',
  vocabulary: 'routes/vocabulary.tsx',
  game: 'routes/game.tsx',
  letter: 'routes/reading.tsx',
  announcements: 'routes/reading.tsx',
  parents: 'routes/reading.tsx',
  tribes: 'routes/reading.tsx',
  resources: 'routes/reading.tsx',
  music: 'routes/music.tsx',
  videos: 'routes/videos.tsx',
  stories: 'routes/stories.tsx',
  leaderboard: 'routes/leaderboard.tsx',
  profile: 'routes/profile.tsx',
  multiplayer: 'routes/multiplayer.tsx',
  canvas: 'routes/canvas.tsx',
  admin: 'routes/admin.tsx',
}

/** Form of a page of words -> the file of what it adds to them (`features/vocabulary/form-parts.ts`). */
const forms: Record<VocabularyForm, string | null> = {
  cards: null,
  scenes: null,
  'number-grid': 'features/vocabulary/forms/NumberGrid.tsx',
  figure: 'features/vocabulary/forms/Figures.tsx',
  tables: 'features/vocabulary/forms/Tables.tsx',
  dialogue: 'features/vocabulary/forms/Conversations.tsx',
  menu: 'features/vocabulary/forms/Conversations.tsx',
}

/** The files that a page's view is made of, which the page asks the browser to fetch early. */
export function sourcesOf(kind: PageKind, { page }: PrerenderData): string[] {
  const record = page?.record
  const form = record?.kind === 'vocabulary' ? forms[record.content.form] : null
  return form === null ? [views[kind]] : [views[kind], form]
}

/** What stands around every page. */
export const SURROUNDINGS = 'routes/Surroundings.tsx'

/** The files of the parts that come to life after the page. */
export function lateSourcesOf(kind: PageKind | undefined): string[] {
  return kind === 'vocabulary' ? [SURROUNDINGS, 'routes/GamesOnWords.tsx'] : [SURROUNDINGS]
}
