import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Page, pageOf } from '../../../content/routes.ts'
import { askableWords } from '../../../content/site/askable-words.ts'
import { linkPage } from '../../../content/site/link-path.ts'
import { gameOf } from '../../../content/site/page-game.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { taughtText, wordID } from '../../../domain/learning/first-try.ts'
import type { PractisedWords } from '../../../domain/practice-address.ts'
import { loadGame } from '../../games/views.ts'
import { ApiError } from '../api/api.ts'
import { menuQuery } from '../menu/menu-query.ts'
import { gameQuery } from '../page/game-query.ts'
import { ensurePage, pageQuery } from '../page/page-query.ts'

/** Words to practise. */
interface Practice {
  words: ShownWord[]
  /** The key of the page with all these words; null if they are of several pages. */
  page: string | null
}

/**
 * The words of a practice address, from the pages and games that contain them. Leaves out pages and games
 * that are deleted, closed or reserved. Throws the refusal if all of them were refused.
 */
export function practiceQuery(practised: PractisedWords) {
  return queryOptions({
    queryKey: ['practice', practised],
    queryFn: async ({ client }): Promise<Practice> => {
      const refusals: unknown[] = []
      const sources = await Promise.all(
        practised.map(async ([clientID, ids]): Promise<Practice> => {
          const { page, words } = await wordsOf(client, clientID).catch((error: unknown) => {
            if (!isRefused(error)) throw error
            refusals.push(error)
            return { page: null, words: [] }
          })
          const chosen = ids.length === 0 ? words : words.filter(({ word }) => ids.includes(word))
          return { page: ids.length === 0 ? page : null, words: chosen }
        }),
      )
      if (refusals.length > 0 && refusals.length === practised.length) throw refusals[0]
      const words = sources.flatMap((source) => source.words)
      return {
        words: [...new Map(words.map((each) => [each.word, each])).values()],
        page: sources.length === 1 ? (sources[0]?.page ?? null) : null,
      }
    },
    // The pages and games have their own cache entries.
    staleTime: 0,
  })
}

/** Whether the user may not read a page or game, or the page or game no longer exists. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status)
}

/** The words of a page or game. For a game: the words of its word page, or its own if it has no word page. */
async function wordsOf(client: QueryClient, clientID: string): Promise<Practice> {
  const page = pageOf(clientID)
  if (page?.kind === 'vocabulary') return { page: clientID, words: await wordsOfPage(client, page) }
  const row = (await client.ensureQueryData(menuQuery)).find((each) => each.clientID === clientID)
  const gamePage = row && linkPage(clientID)
  const game = gamePage && gameOf(gamePage, row.externalIdentifier)
  if (!game) return { page: clientID, words: [] }
  const query = gameQuery(game.id)
  const record = await fetchCurrent(client, query, () => client.ensureQueryData(query))
  const { wordsPage, data, description } = record
  if (wordsPage !== null) return wordsOf(client, wordsPage)
  const { default: playable } = await loadGame(game.kind)
  const words = playable.open(data).deck.items.flatMap((item): ShownWord[] => {
    const { caption: english = '', image, sound } = item
    const word = wordID(item)
    const french = taughtText(item)
    return word === null ? [] : [{ word, french, english, image, sound, page: null, theme: description }]
  })
  return { page: clientID, words }
}

async function wordsOfPage(client: QueryClient, page: Page): Promise<ShownWord[]> {
  const { clientID } = page
  const query = pageQuery('vocabulary', clientID)
  const record = await fetchCurrent(client, query, async () => {
    await ensurePage(client, 'vocabulary', page)
    return client.getQueryData(query.queryKey) ?? null
  })
  if (!record) return []
  return askableWords(record.content).map((word) => ({ ...word, page: clientID, theme: record.title }))
}

/**
 * Fetches a record unless the API's answer is cached: shipped data may lack the teacher's changes.
 * @param ensureShown returns the data to use if the API does not answer, e.g. offline
 */
async function fetchCurrent<Data>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, string[]>,
  ensureShown: () => Promise<Data>,
): Promise<Data> {
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    if (isRefused(error)) throw error
    return ensureShown()
  }
}
