import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { vocabularySeeds } from '../../../content/pages.ts'
import { pageQuery } from '../page/page-query.ts'
import { practiceQuery } from './practice-query.ts'

const [record, ...others] = vocabularySeeds.map((seed) => ({ ...seed, updated: '2026-11-20T10:00:00.000Z' }))
const OPEN = record?.clientID ?? ''
const [CLOSED = '', RESERVED = ''] = others.map(({ clientID }) => clientID)

afterEach(() => vi.unstubAllGlobals())

/** Reads the words of pages. Only OPEN is known; `answer` answers all requests. */
function wordsOf(pages: readonly string[], answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const client = new QueryClient()
  client.setQueryData(pageQuery('vocabulary', OPEN).queryKey, record)
  return client.fetchQuery(practiceQuery(pages.map((page) => [page, []])))
}

const refuse = (status: number) => async () =>
  Response.json({ success: false, message: 'Non.', error: { number: status } }, { status })

it.each([401, 403])('leaves out the words of a page refused with %i', async (status) => {
  const alone = await wordsOf([OPEN], refuse(status))
  expect(alone.words).not.toEqual([])
  expect(await wordsOf([CLOSED, OPEN], refuse(status))).toEqual({ words: alone.words, page: null })
})

it('throws the refusal if every page was refused', async () => {
  await expect(wordsOf([CLOSED, RESERVED], refuse(403))).rejects.toMatchObject({ status: 403 })
})

it('throws if a page cannot be fetched', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(wordsOf([OPEN, CLOSED], fail)).rejects.toMatchObject({ status: 0 })
})
