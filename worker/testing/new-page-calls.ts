import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { newPageAnswer } from '../../domain/api/own-page.ts'
import { type PageRecord, pageAnswer, type VocabularyWord } from '../../domain/api/page.ts'
import type { School } from './school.ts'

export const KEY = 'Page_Grade4_Vocabulary_LaPlage'

export function word(french: string, english: string): VocabularyWord {
  return { french, english, image: null, sound: null }
}

export const ten = [
  word('la plage', 'beach'),
  word('le sable', 'sand'),
  word('la mer', 'sea'),
  word('la vague', 'wave'),
  word('le seau', 'bucket'),
  word('la pelle', 'shovel'),
  word('le crabe', 'crab'),
  word('le coquillage', 'shell'),
  word('la serviette', 'towel'),
  word('le parasol', 'beach umbrella'),
]
export const beach = {
  number: 2_000_001,
  kind: 'vocabulary',
  title: 'La plage',
  grade: 4,
  icon: '',
  words: ten,
}

export function messageOf(body: unknown): string {
  return z.parse(errorAnswer, body).message
}

/** Calls by `madame` that add a page and its games, on the school of the running test. */
export function newPageCalls(school: () => School) {
  const post = (body: object) => school().call('POST /pages', { as: 'madame', body })
  return {
    post,
    make: (kinds: string[], clientID = KEY) =>
      school().call(`POST /pages/${clientID}/games`, { as: 'madame', body: { kinds } }),
    async made(changes: object = {}) {
      return z.parse(newPageAnswer, (await post({ ...beach, ...changes })).body)
    },
    async read(clientID = KEY): Promise<PageRecord> {
      return z.parse(pageAnswer, (await school().call(`GET /pages/${clientID}`)).body).data
    },
  }
}
