import type { QueryClient } from '@tanstack/react-query'
import type { Page, PageKind } from '../../content/routes.ts'
import { gameOf } from '../../content/site/page-game.ts'
import type { ReadingKind, WrittenKind } from '../../domain/api/page.ts'
import { type LazyPart, lazyView, type Preloadable } from '../lib/loading/lazy-part.tsx'
import { loadPart } from '../lib/loading/load-part.ts'
import { gameQuery } from '../lib/page/game-query.ts'
import { ensurePage } from '../lib/page/page-query.ts'
import type { rareViews } from './rare-views.ts'

export interface Kind {
  component: LazyPart<object>
  /** Loads the data that the page needs. */
  load?(page: Page, params: Record<string, string | undefined>, queryClient: QueryClient): Promise<unknown>
  /** The part that the page's view needs besides its own code, depending on the data. */
  partOf?(page: Page, queryClient: QueryClient): Promise<Preloadable | null>
}

/** View and data of each page kind. Views are loaded on demand. */
export const kinds: Record<PageKind, Kind> = {
  home: {
    component: lazyView(async () => (await import('../routes/home.tsx')).HomeRoute),
  },
  vocabulary: {
    component: lazyView(async () => (await importVocabulary()).VocabularyRoute),
    load: async (page, _params, queryClient) => {
      await ensurePage(queryClient, 'vocabulary', page)
      await (await formOf(page, queryClient))?.preload?.()
    },
    partOf: formOf,
  },
  game: {
    component: lazyView(async () => (await import('../routes/game.tsx')).GameRoute),
    load: loadGame,
  },
  letter: readingPageKind('letter'),
  announcements: readingPageKind('announcements'),
  parents: readingPageKind('parents'),
  tribes: readingPageKind('tribes'),
  resources: readingPageKind('resources'),
  music: {
    component: lazyView(async () => (await import('../routes/music.tsx')).MusicRoute),
    load: loadWritten('music'),
  },
  videos: {
    component: lazyView(async () => (await import('../routes/videos.tsx')).VideosRoute),
    load: loadWritten('videos'),
  },
  stories: {
    component: rareView('stories'),
    load: loadWritten('stories'),
  },
  leaderboard: {
    component: lazyView(async () => (await import('../routes/leaderboard.tsx')).LeaderboardRoute),
  },
  profile: { component: rareView('profile') },
  mission: { component: rareView('mission') },
  garden: { component: rareView('garden') },
  multiplayer: { component: rareView('multiplayer') },
  canvas: {
    component: rareView('canvas'),
    load: loadGame,
  },
  admin: { component: rareView('admin') },
}

function readingPageKind(kind: ReadingKind): Kind {
  return {
    component: lazyView(async () => (await import('../routes/reading.tsx')).ReadingRoute),
    load: loadWritten(kind),
  }
}

/** Loads the record of the page's game. */
async function loadGame(page: Page, { id }: Record<string, string | undefined>, queryClient: QueryClient) {
  const game = gameOf(page, id ?? null)
  return game && queryClient.ensureQueryData(gameQuery(game.id))
}

function importVocabulary() {
  return import('../routes/vocabulary.tsx')
}

/** The part of a word page that depends on its form. */
async function formOf(page: Page, queryClient: QueryClient) {
  const view = await loadPart(importVocabulary)
  return view.formOf(page, queryClient)
}

/** Loads the content of a written page. */
function loadWritten(kind: WrittenKind): Kind['load'] {
  return (page, _params, queryClient) => ensurePage(queryClient, kind, page)
}

/** A view whose loader is in `rare-views.ts`. */
export function rareView(name: keyof typeof rareViews) {
  return lazyView<object>(async () => (await import('./rare-views.ts')).rareViews[name]())
}
