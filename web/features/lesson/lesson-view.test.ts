import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import type { LiveGame } from '../../../domain/api/live-game.ts'
import { liveGamesQuery } from '../../lib/lesson/lesson-queries.ts'
import { LessonView } from './LessonView.tsx'

const lesson: OwnLesson = {
  ...{ code: 'BCDF', title: 'La ferme', steps: [], done: [], classCodes: [], isOpenToVisitors: false },
  ...{ firstDay: '2026-11-18', lastDay: '2026-11-18', updated: '2026-11-18T12:00:00.000Z' },
}
const game = (code: string, title: string): LiveGame => ({
  ...{ code, title, way: 'together', classCodes: [], created: lesson.updated, ended: null },
  ...{ players: 0, right: 0, answers: 0 },
})

it('names each open game of the class', () => {
  const client = new QueryClient()
  client.setQueryData(liveGamesQuery(0).queryKey, [game('CDFG', 'Les chats'), game('DFGH', 'Le zoo')])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const children = createElement(QueryClientProvider, { client }, createElement(LessonView, { lesson }))
  const html = renderToStaticMarkup(createElement(RouterContextProvider, { router, children }))
  const links = html.match(/<a [^>]*href="[^"]*\/(CDFG|DFGH)".*?<\/a>/g)
  expect(links).toEqual([expect.stringContaining('Les chats'), expect.stringContaining('Le zoo')])
})
