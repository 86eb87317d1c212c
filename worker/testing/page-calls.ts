import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import {
  type PageRecord,
  pageAnswer,
  pageVersionsAnswer,
  type VocabularyContent,
} from '../../domain/api/page.ts'
import { pages } from '../db/schema.ts'
import { type CallOptions, openSchool, type School } from './school.ts'

const [first] = pageSeeds
if (!first) throw new Error('There are no pages to test with.')
/** The page that these tests edit, as shipped. */
export const seed = first
export const WRITTEN = '2026-09-01T12:00:00.000Z'

const content: VocabularyContent = {
  form: 'cards',
  sections: [
    {
      title: 'La ferme',
      words: [{ french: 'la vache', english: 'the cow', image: 'pictures/cow.svg', sound: null }],
    },
  ],
}
/** A change of the page's current content. */
export const edit = { title: 'À la ferme', content, updated: WRITTEN }

export const madame: CallOptions = { as: 'madame' }

export async function openWrittenSchool(): Promise<School> {
  const school = await openSchool()
  await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
  return school
}

/** Calls of the page editor, on the school of the running test. */
export function pageCalls(school: () => School) {
  return {
    put: (body: unknown, id = seed.clientID, from = madame) =>
      school().call(`PUT /pages/${id}`, { ...from, body }),
    async read(id = seed.clientID): Promise<PageRecord> {
      return z.parse(pageAnswer, (await school().call(`GET /pages/${id}`, madame)).body).data
    },
    async versions(query = '') {
      const answer = await school().call(`GET /pages/${seed.clientID}/versions${query}`, madame)
      return z.parse(pageVersionsAnswer, answer.body)
    },
    restore: (versionID: unknown, updated: unknown, from = madame) =>
      school().call(`POST /pages/${seed.clientID}/versions/${versionID}/restore`, {
        ...from,
        body: { updated },
      }),
  }
}
