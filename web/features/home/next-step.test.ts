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
import type { LiveGame } from '../../../domain/api/live-game.ts'
import { missionQuery, wordsQuery } from '../../lib/learning/words-query.ts'
import { lessonsQuery, liveGamesQuery } from '../../lib/lesson/lesson-queries.ts'
import { ownCheckQuery } from '../../lib/school/check-query.ts'
import { weekQuery } from '../../lib/school/week-query.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { NextStep } from './NextStep.tsx'

const ALICE = pupil(7, 'alice')
const STEP = 'La prochaine étape'
const GAME: LiveGame = {
  ...{ code: 'ABCD', title: 'Les animaux', way: 'together', classCodes: [] },
  ...{ created: '2026-11-18T12:00:00.000Z', ended: null, players: 0, right: 0, answers: 0 },
}

it('shows the step only once the week is known or has failed to load', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  client.setQueryData(liveGamesQuery(ALICE.id).queryKey, [GAME])
  client.setQueryData(lessonsQuery(ALICE.id).queryKey, [])
  client.setQueryData(ownCheckQuery(ALICE.id).queryKey, null)
  client.setQueryData(wordsQuery(ALICE.id).queryKey, [])
  await fail(client, missionQuery(ALICE.id).queryKey)
  expect(homeOf(client)).not.toContain(STEP)

  await fail(client, weekQuery(ALICE.id).queryKey)
  expect(homeOf(client)).toContain(STEP)
  client.setQueryData(weekQuery(ALICE.id).queryKey, { success: true, data: [], bravosClaimed: 0 })
  expect(homeOf(client)).toContain(STEP)
})

async function fail(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const queryFn = () => Promise.reject(new Error('No network'))
  await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toThrow('No network')
}

function homeOf(client: QueryClient): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const children = createElement(NextStep, { user: ALICE })
  const page = createElement(RouterContextProvider, { router, children })
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, page))
}
