import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameAnswer } from '../../domain/api/game.ts'
import { games as gameRows } from '../db/schema.ts'
import { games, type Name, pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.call('POST /whitelist', {
    as: 'madame',
    body: { userID: people.bruno.id, clientID: pages.whitelisted },
  })
})

const disabled = `${pages.disabled} has been disabled`

describe.each([
  ['a page', (clientID: string) => `GET /pages/${clientID}`],
  ['a game', (clientID: string) => `GET /games/${clientID.toLowerCase()}`],
])('%s', (_title, request) => {
  it.each<[keyof typeof pages, Record<'visitor' | 'alice' | 'bruno' | 'madame', number>]>([
    ['open', { visitor: 200, alice: 200, bruno: 200, madame: 200 }],
    ['unlinked', { visitor: 200, alice: 200, bruno: 200, madame: 200 }],
    ['disabled', { visitor: 401, alice: 403, bruno: 403, madame: 200 }],
    ['adminOnly', { visitor: 401, alice: 403, bruno: 403, madame: 200 }],
    ['signInNeeded', { visitor: 401, alice: 200, bruno: 200, madame: 200 }],
    ['whitelisted', { visitor: 401, alice: 403, bruno: 200, madame: 200 }],
  ])('is readable only by permitted users if it is %s', async (page, expected) => {
    const readers: [keyof typeof expected, Name | undefined][] = [
      ['visitor', undefined],
      ['alice', 'alice'],
      ['bruno', 'bruno'],
      ['madame', 'madame'],
    ]
    const statuses = await Promise.all(
      readers.map(async ([name, as]) => [name, (await school.call(request(pages[page]), { as })).status]),
    )
    expect(Object.fromEntries(statuses)).toEqual(expected)
  })

  it('is reported as disabled, without its content, while it is disabled', async () => {
    expect((await school.call(request(pages.disabled), { as: 'alice' })).body).toEqual({
      success: false,
      message: disabled,
      error: {
        number: 403,
        message: disabled,
        code: 'pageDisabled',
        fields: { displayName: pages.disabled },
      },
    })
  })

  it.each(['Page_Nowhere', '🦊', "x' OR 1=1 --", 'x'.repeat(300), '__proto__', 'constructor', '%'])(
    'returns 404 if it does not exist: %j',
    async (id) => {
      expect((await school.call(request(encodeURIComponent(id)))).status).toBe(404)
    },
  )
})

it('returns the content of a page as data', async () => {
  expect((await school.call(`GET /pages/${pages.open}`)).body).toEqual({
    data: {
      clientID: pages.open,
      kind: 'announcements',
      title: `Title of ${pages.open}`,
      content: { sections: [] },
      updated: '2026-09-01T12:00:00.000Z',
    },
  })
})

it('returns a game record with its data as text', async () => {
  const [farm = ''] = games
  expect((await school.call(`GET /games/${farm.toLowerCase()}`)).body).toMatchObject({
    data: {
      clientID: farm,
      description: `Description of ${farm}`,
      instructions: 'Trouve les paires.',
      data: 'chat,chien',
      filters: [],
    },
  })
})

it('returns the filters of a game record', async () => {
  const [farm = ''] = games
  const filters = [{ value: 10, description: 'Les premiers' }]
  const data = JSON.stringify([{ filterList: filters }, 'chat', 'chien'].map(asItem))
  await school.db.update(gameRows).set({ data }).where(eq(gameRows.clientID, farm))
  const { body } = await school.call(`GET /games/${farm.toLowerCase()}`)
  expect(z.parse(gameAnswer, body).data.filters).toEqual(filters)
})

const asItem = (row: string | object) =>
  typeof row === 'string' ? { answer: row, phrase: { word: row } } : row

it.each<[keyof typeof pages, ...(number | boolean)[]]>([
  ['open', true, true, true, true],
  ['unlinked', true, true, true, true],
  ['disabled', false, false, false, true],
  ['signInNeeded', false, true, true, true],
  ['adminOnly', 401, 403, 403, true],
  ['whitelisted', 401, 403, true, true],
])(
  "names a game's word page only to users who may open it if it is %s, and refuses a restricted game",
  async (page, ...expected) => {
    const [farm = ''] = games
    await school.db.update(gameRows).set({ wordsPage: pages[page] }).where(eq(gameRows.clientID, farm))
    const readers: (Name | undefined)[] = [undefined, 'alice', 'bruno', 'madame']
    const answers = await Promise.all(
      readers.map(async (as) => {
        const { status, body } = await school.call(`GET /games/${farm.toLowerCase()}`, { as })
        return status === 200 ? z.parse(gameAnswer, body).data.wordsPage === pages[page] : status
      }),
    )
    expect(answers).toEqual(expected)
  },
)
