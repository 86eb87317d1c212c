import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { gameOf } from '../../content/page-games.ts'
import type { Page, PageKind } from '../../content/routes.ts'
import type { ReadingKind, WrittenKind } from '../../domain/api/page.ts'
import { gameQuery } from '../lib/game-query.ts'
import { openPage } from '../lib/page-query.ts'

export interface Kind {
  component: RouteComponent
  /** What the page cannot be shown without. */
  load?(page: Page, params: Record<string, string | undefined>, queryClient: QueryClient): Promise<unknown>
  /** The scripts that it is drawn with besides its view, by what is known of it. */
  loadParts?(page: Page, queryClient: QueryClient): Promise<void>
}

/** The kind of a page -> its view, loaded when it is first needed, and its data. */
export const kinds: Record<PageKind, Kind> = {
  home: {
    component: lazyRouteComponent(() => import('./home.tsx'), 'HomeRoute'),
  },
  vocabulary: {
    component: lazyRouteComponent(importVocabulary, 'VocabularyRoute'),
    load: async (page, _params, queryClient) => {
      await openPage(queryClient, 'vocabulary', page)
      await loadForm(page, queryClient)
    },
    loadParts: loadForm,
  },
  game: {
    component: lazyRouteComponent(() => import('./game.tsx'), 'GameRoute'),
    load: loadGame,
  },
  letter: reading('letter'),
  announcements: reading('announcements'),
  parents: reading('parents'),
  tribes: reading('tribes'),
  resources: reading('resources'),
  music: {
    component: lazyRouteComponent(() => import('./music.tsx'), 'MusicRoute'),
    load: loadWritten('music'),
  },
  videos: {
    component: lazyRouteComponent(() => import('./videos.tsx'), 'VideosRoute'),
    load: loadWritten('videos'),
  },
  stories: {
    component: lazyRouteComponent(() => import('./stories.tsx'), 'StoriesRoute'),
    load: loadWritten('stories'),
  },
  leaderboard: {
    component: lazyRouteComponent(() => import('./leaderboard.tsx'), 'LeaderboardRoute'),
  },
  profile: {
    component: lazyRouteComponent(() => import('./profile.tsx'), 'ProfileRoute'),
  },
  multiplayer: {
    component: lazyRouteComponent(() => import('./multiplayer.tsx'), 'MultiplayerRoute'),
  },
  canvas: {
    component: lazyRouteComponent(() => import('./canvas.tsx'), 'CanvasRoute'),
    load: loadGame,
  },
  admin: {
    component: lazyRouteComponent(() => import('./admin.tsx'), 'AdminRoute'),
  },
}

function reading(kind: ReadingKind): Kind {
  return {
    component: lazyRouteComponent(() => import('./reading.tsx'), 'ReadingRoute'),
    load: loadWritten(kind),
  }
}

/** The record that the page plays. */
async function loadGame(page: Page, { id }: Record<string, string | undefined>, queryClient: QueryClient) {
  const game = gameOf(page, id ?? null)
  return game && queryClient.ensureQueryData(gameQuery(game.id))
}

function importVocabulary() {
  return import('./vocabulary.tsx')
}

/** What the form of a page adds to its words. */
async function loadForm(page: Page, queryClient: QueryClient) {
  const view = await importVocabulary()
  await view.loadForm(page, queryClient)
}

/** What is written on the page, before it is shown. */
function loadWritten(kind: WrittenKind): Kind['load'] {
  return (page, _params, queryClient) => openPage(queryClient, kind, page)
}
