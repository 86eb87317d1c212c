import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { accountsQuery, tracesQuery } from '../data/queries.ts'
import { pupilAccount } from '../testing/account.ts'
import { htmlOf } from '../testing/html-of.ts'
import { TracesView } from './TracesView.tsx'

it('offers the same choices before and after the accounts are loaded', () => {
  const day = '2026-11-18'
  const client = new QueryClient()
  client.setQueryData(schoolTodayQuery.queryKey, {
    date: `${day}T15:00:00.000Z`,
    timeZone: 'America/Toronto',
    day,
  })
  client.setQueryData(tracesQuery(day).queryKey, [
    {
      traceID: 1,
      userID: 2,
      displayName: 'Alice',
      clientID: 'Page_Music',
      date: `${day}T15:00:00.000Z`,
    },
  ])
  const options = () =>
    [
      ...htmlOf(createElement(TracesView, { title: 'Les visites' }), client).matchAll(
        /<option value="([^"]*)"/g,
      ),
    ].map(([, value]) => value)
  const before = options()
  expect(before).toContain('2')
  client.setQueryData(accountsQuery.queryKey, [pupilAccount({ id: 2 })])
  expect(options()).toEqual(before)
})
