import * as z from 'zod/mini'
import { missionPages } from '../../content/missions.ts'
import { pageSeeds } from '../../content/pages.ts'
import { savePageAnswer } from '../../domain/api/page.ts'
import type { WordAnswer } from '../../domain/api/word-answers.ts'
import { missionAnswer, rememberedWordsAnswer, saveAnswersAnswer } from '../../domain/api/words.ts'
import { MEMORY_LIMITS } from '../../domain/bounds.ts'
import { dealtMissions, menuLinks, pages } from '../db/schema.ts'
import { bindings } from './bindings.ts'
import { people } from './rows.ts'
import { type CallOptions, openSchool, type School } from './school.ts'

export const FARM = 'Page_Grade4_Vocabulary_Animals_Farm'
export const ZOO = 'Page_Grade4_Vocabulary_Animals_Zoo'
export const WRITTEN = '2026-09-01T12:00:00.000Z'

const { alice } = people

/** Opens a school whose menu has two word pages. */
export async function openSchoolOfWords(): Promise<School> {
  const school = await openSchool()
  for (const [index, clientID] of [FARM, ZOO].entries()) {
    const seed = pageSeeds.find((page) => page.clientID === clientID)
    if (!seed) throw new Error(`There is no ${clientID}.`)
    await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
    await linkTo(school, clientID, index)
  }
  return school
}

export async function linkTo(school: School, clientID: string, index: number): Promise<void> {
  await school.db
    .insert(menuLinks)
    .values({ clientID, groupID: 7001 + index, parentGroupID: 1010, displayName: clientID, position: index })
}

/** Adds a countable link to the missions. */
export async function linkMissions({ db }: School): Promise<void> {
  await db.insert(menuLinks).values(
    missionPages.map((clientID, index) => ({
      clientID,
      groupID: 7100 + index,
      parentGroupID: 1010,
      displayName: clientID,
      isBravoEnabled: true,
    })),
  )
}

/** Fills the memory of the only pupil who has a memory. `word` is its only word. */
export async function fillMemory(word: string): Promise<void> {
  await bindings.DB.prepare(
    `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMORY_LIMITS.words})
     INSERT OR REPLACE INTO memory_parts
     SELECT user_id, part + (i - 1) / ${MEMORY_LIMITS.wordsOfPart}, tries,
       json_group_object(iif(i = 1, ?1, 'mot-' || i), json(words -> ('$.' || ?1))),
       json_group_object(iif(i = 1, ?1, 'mot-' || i), json(kept -> ('$.' || ?1)))
     FROM memory_parts, n GROUP BY 2`,
  )
    .bind(word)
    .run()
}

/** Alice's calls about words, on the school of the running test. */
export function wordCalls(school: () => School) {
  const ago = (milliseconds: number) => new Date(school().clock.now.getTime() - milliseconds).toISOString()
  const send = (answers: unknown[], more: object = {}, as: CallOptions['as'] = 'alice') =>
    school().call('POST /answers', { as, body: { userID: alice.id, answers, ...more } })
  return {
    ago,
    send,
    answer: (word: string, more: Partial<WordAnswer> = {}): WordAnswer => ({
      word,
      task: 'recall',
      right: true,
      options: 4,
      at: ago(60_000),
      ...more,
    }),
    saved: async (answers: WordAnswer[], more: object = {}) =>
      z.parse(saveAnswersAnswer, (await send(answers, more)).body),
    words: async (as: CallOptions['as'] = 'alice', id: number = alice.id) =>
      z.parse(rememberedWordsAnswer, (await school().call(`GET /words/${id}`, { as })).body).data,
    mission: async () =>
      z.parse(missionAnswer, (await school().call(`GET /words/${alice.id}/mission`, { as: 'alice' })).body)
        .data,
    /** Deletes the stored missions, so that the next one is dealt again. */
    forgetMissions: () => school().db.delete(dealtMissions),
    /** Saves a page with a teacher's own words. @returns its stamp */
    async writePage(clientID: string, french: readonly string[], updated: string | null): Promise<string> {
      const words = french.map((each) => ({ french: each, english: '', image: null, sound: null }))
      const content = { form: 'cards', sections: [{ title: 'Mots', words }] }
      const body = { title: 'Mes mots', content, updated }
      const { status, body: given } = await school().call(`PUT /pages/${clientID}`, { as: 'madame', body })
      if (status !== 200) throw new Error(`${clientID} was not saved: ${status}`)
      return z.parse(savePageAnswer, given).data.updated
    },
  }
}
