import type { QueryClient } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import { gameOf } from '../../content/page-games.ts'
import type { Page, PageKind } from '../../content/routes.ts'
import type { ReadingKind, WrittenKind } from '../../domain/api/page.ts'
import { gameQuery } from '../lib/game-query.ts'
import { lazyView } from '../lib/lazy-view.ts'
import { openPage } from '../lib/page-query.ts'

export interface Kind {
  component: RouteComponent
  /** The file of the component, which prerendered pages ask the browser to fetch early. */
  view: string
  /** What the page cannot be shown without. */
  load?(page: Page, params: Record<string, string | undefined>, queryClient: QueryClient): Promise<unknown>
}

/** The kind of a page -> its view, loaded when it is first needed, and its data. */
export const kinds: Record<PageKind, Kind> = {
  home: {
    view: 'routes/home.tsx',
    component: lazyView(() => import('./home.tsx'), 'HomeRoute'),
  },
  vocabulary: {
    view: 'routes/vocabulary.tsx',
    component: lazyView(() => import('./vocabulary.tsx'), 'VocabularyRoute'),
    load: loadWritten('vocabulary'),
  },
  game: {
    view: 'routes/game.tsx',
    component: lazyView(() => import('./game.tsx'), 'GameRoute'),
    load: loadGame,
  },
  letter: reading('letter'),
  announcements: reading('announcements'),
  parents: reading('parents'),
  tribes: reading('tribes'),
  resources: reading('resources'),
  music: {
    view: 'routes/music.tsx',
    component: lazyView(() => import('./music.tsx'), 'MusicRoute'),
    load: loadWritten('music'),
  },
  videos: {
    view: 'routes/videos.tsx',
    component: lazyView(() => import('./videos.tsx'), 'VideosRoute'),
    load: loadWritten('videos'),
  },
  stories: {
    view: 'routes/stories.tsx',
    component: lazyView(() => import('./stories.tsx'), 'StoriesRoute'),
    load: loadWritten('stories'),
  },
  leaderboard: {
    view: 'routes/leaderboard.tsx',
    component: lazyView(() => import('./leaderboard.tsx'), 'LeaderboardRoute'),
  },
  profile: {
    view: 'routes/profile.tsx',
    component: lazyView(() => import('./profile.tsx'), 'ProfileRoute'),
  },
  multiplayer: {
    view: 'routes/multiplayer.tsx',
    component: lazyView(() => import('./multiplayer.tsx'), 'MultiplayerRoute'),
  },
  canvas: {
    view: 'routes/canvas.tsx',
    component: lazyView(() => import('./canvas.tsx'), 'CanvasRoute'),
    load: loadGame,
  },
  admin: {
    view: 'routes/admin.tsx',
    component: lazyView(() => import('./admin.tsx'), 'AdminRoute'),
  },
}

function reading(kind: ReadingKind): Kind {
  return {
    view: 'routes/reading.tsx',
    component: lazyView(() => import('./reading.tsx'), 'ReadingRoute'),
    load: loadWritten(kind),
  }
}

/** The record that the page plays. */
async function loadGame(page: Page, { id }: Record<string, string | undefined>, queryClient: QueryClient) {
  const game = gameOf(page, id ?? null)
  return game && queryClient.ensureQueryData(gameQuery(game.id))
}

/** What is written on the page, before it is shown. */
function loadWritten(kind: WrittenKind): Kind['load'] {
  return (page, _params, queryClient) => openPage(queryClient, kind, page)
}
