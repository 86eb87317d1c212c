import { beforeEach, expect, it } from 'vitest'
import { files } from '../testing/files.ts'
import { record } from '../testing/game-calls.ts'
import { edit, openWrittenSchool, seed } from '../testing/page-calls.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openWrittenSchool()
})

/**
 * `HIDDEN` is a text with bidirectional and control characters; `SEEN` is the same text as it must be stored.
 */
const HIDDEN = 'La \u202Eferme\u202C\u200F\u0007'
const SEEN = 'La ferme'
const encoded = encodeURIComponent(HIDDEN)
const madame = { as: 'madame' } as const
const call = async (request: string, body?: unknown) => {
  const answer = await school.call(request, { ...madame, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const upload = async (file: Uint8Array<ArrayBuffer>, type: string) => {
  const headers = { 'content-type': type }
  const { body } = await school.call(`POST /media?name=${encoded}`, { ...madame, file, headers })
  return Object(body).url
}

it.each<[string, () => Promise<unknown>]>([
  [
    'the name of a file',
    async () => {
      await upload(files.png, 'image/png')
      return call('GET /media')
    },
  ],
  [
    'the credit of a recording',
    async () => {
      await call('PUT /recordings/chat', { url: await upload(files.mp3, 'audio/mpeg'), credit: HIDDEN })
      return call('GET /recordings/credits')
    },
  ],
  [
    'an error report',
    async () => {
      await call('POST /logs', { data: HIDDEN, dateCreated: '2026-11-18T15:00:00.000Z' })
      return call('GET /logs')
    },
  ],
  ['the reason for a Bravo', () => call('POST /bravos', { userID: people.alice.id, reason: HIDDEN })],
  [
    'the reason for taking back a Bravo',
    async () => {
      await call('POST /bravos', { userID: people.alice.id })
      return call(`DELETE /bravos/1?reason=${encoded}`)
    },
  ],
  [
    'a word of a page',
    () => {
      const words = [{ french: HIDDEN, english: '', image: null, sound: null }]
      return call(`PUT /pages/${seed.clientID}`, {
        ...edit,
        content: { form: 'cards', sections: [{ title: HIDDEN, words }] },
      })
    },
  ],
  [
    'a text of a page',
    () => {
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: HIDDEN }] }
      const text = { type: 'doc', content: [paragraph] }
      return call('PUT /pages/Page_Letter', {
        ...edit,
        updated: '2026-09-01T12:00:00.000Z',
        content: { image: null, blocks: [{ type: 'text', french: text, english: text }] },
      })
    },
  ],
  [
    'the instructions of a game',
    () => call('PUT /games/ocean', { ...record, kind: 'memory', instructions: HIDDEN }),
  ],
  [
    'a word of a lesson',
    () => {
      const word = { word: 'la-ferme', french: HIDDEN, english: HIDDEN, image: null, sound: null }
      return call('POST /lessons', {
        title: 'x',
        steps: [{ clientID: 'words:1', words: [{ ...word, page: null, theme: HIDDEN }] }],
        classCodes: ['4-1'],
        firstDay: '2026-11-18',
        lastDay: '2026-11-20',
        isOpenToVisitors: false,
      })
    },
  ],
])('stores %s without hidden characters', async (_what, save) => {
  const answer = JSON.stringify(await save())
  expect(answer).toContain(SEEN)
  expect(answer).not.toMatch(/[\u202E\u202C\u200F]|\\u0007/)
})
