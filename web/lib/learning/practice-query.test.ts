import { afterEach, describe, expect, it, vi } from 'vitest'
import { vocabularySeeds } from '../../../content/pages.ts'
import { pageOf } from '../../../content/routes.ts'
import { createQueryClient } from '../api/query-client.ts'
import { ensurePage, pageQuery } from '../page/page-query.ts'
import { practiceQuery } from './practice-query.ts'

const [record, ...others] = vocabularySeeds.map((seed) => ({ ...seed, updated: '2026-11-20T10:00:00.000Z' }))
const OPEN = record?.clientID ?? ''
const [CLOSED = '', RESERVED = ''] = others.map(({ clientID }) => clientID)

afterEach(() => vi.unstubAllGlobals())

/** Reads the words of pages. Only OPEN is known; `answer` answers all requests. */
function wordsOf(pages: readonly string[], answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const client = createQueryClient()
  client.setQueryData(pageQuery('vocabulary', OPEN).queryKey, record)
  return client.fetchQuery(practiceQuery(pages.map((page) => [page, []])))
}

const refuse = (status: number) => async () =>
  Response.json({ success: false, message: 'Non.', error: { number: status } }, { status })

it.each([401, 403])('leaves out the words of a page that is refused with %i', async (status) => {
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

describe('practice of a page that has a copy in the built site', () => {
  const shipped = { success: true, data: { ...record, updated: '1970-01-01T00:00:00.000Z' } }
  const edited = { ...record, title: 'Les animaux de Mme Bravo', updated: '2026-11-21T10:00:00.000Z' }
  /** Reads the words once the copy is there. `answer` is the API's. */
  const themes = async (answer: Promise<Response>) => {
    const copied = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.startsWith('/copies/')) return Response.json(shipped)
      await copied.promise
      return answer
    })
    const client = createQueryClient()
    const page = pageOf(OPEN)
    if (page) await ensurePage(client, 'vocabulary', page)
    const practice = client.fetchQuery(practiceQuery([[OPEN, []]]))
    setTimeout(copied.resolve)
    return new Set((await practice).words.map(({ theme }) => theme))
  }

  it("uses the teacher's words even if the copy arrives first", async () => {
    const answer = Promise.resolve(Response.json({ success: true, data: edited }))
    expect(await themes(answer)).toEqual(new Set([edited.title]))
  })

  it('uses the words of the copy without a network', async () => {
    const failure = Promise.reject(new TypeError('Failed to fetch'))
    failure.catch(() => undefined)
    expect(await themes(failure)).toEqual(new Set([record?.title]))
  })
})
