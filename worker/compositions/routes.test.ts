import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compositionAnswer, compositionsAnswer, ownCompositionsAnswer } from '../../domain/api/composition.ts'
import { DAY } from '../../domain/bounds.ts'
import { runDaily } from '../daily/daily.ts'
import { ANSWER_LOG_DAYS } from '../daily/retention.ts'
import { compositions } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice, bruno } = people
type Caller = CallOptions['as']

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const send = (idempotencyKey: string, sentences: unknown = ["J'aime les pommes."], as: Caller = 'alice') =>
  school.call('POST /compositions', { as, body: { sentences, idempotencyKey } })
async function sent(...args: Parameters<typeof send>) {
  const { status, body } = await send(...args)
  expect(status).toBe(201)
  return z.parse(compositionAnswer, body).data
}
const answer = (compositionID: number, body: object = {}) =>
  school.call(`PUT /compositions/${compositionID}/answer`, {
    as: 'madame',
    body: { sticker: 'owl', answer: 'Bravo, Alice!', answeredAt: null, ...body },
  })
const mine = async (as: Caller = 'alice') =>
  z.parse(ownCompositionsAnswer, (await school.call('GET /compositions/mine', { as })).body).data
const listed = async (search = '') =>
  z.parse(compositionsAnswer, (await school.call(`GET /compositions${search}`, { as: 'madame' })).body)

describe('POST /compositions', () => {
  it('stores trimmed sentences that only their pupil and the teacher can read', async () => {
    const stored = await sent('a', [" J'aime les pommes. ", "Je n'aime pas la pluie."])
    expect(stored).toEqual({
      ...{ compositionID: stored.compositionID, userID: alice.id, sentAt: WEDNESDAY },
      sentences: ["J'aime les pommes.", "Je n'aime pas la pluie."],
      ...{ sticker: null, answer: '', answeredAt: null },
    })
    expect(await mine()).toEqual([stored])
    expect(await mine('bruno')).toEqual([])
    expect(await listed()).toMatchObject({ data: [{ ...stored, classCode: '4-1' }], total: 1 })
  })

  it('stores one composition for a repeated key, even in concurrent calls and at the limit', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => sent('a')))
    expect(new Set(all.map(({ compositionID }) => compositionID)).size).toBe(1)
    for (const key of ['b', 'c', 'd', 'e']) await sent(key)
    expect((await sent('a')).compositionID).toBe(all[0]?.compositionID)
    expect((await sent('a', undefined, 'bruno')).userID).toBe(bruno.id)
  })

  it('replaces a text that is sent again with changes, even at the limit', async () => {
    const first = await sent('a')
    for (const key of ['b', 'c', 'd', 'e']) await sent(key)
    const again = await sent('a', ["J'aime les poires."])
    expect(again).toMatchObject({ compositionID: first.compositionID, sentences: ["J'aime les poires."] })
    expect(await mine()).toHaveLength(5)
  })

  it('stores a changed text in addition to the answered one, and each only once', async () => {
    const first = await sent('a')
    await answer(first.compositionID)
    expect(await sent('a')).toMatchObject({ compositionID: first.compositionID, sticker: 'owl' })
    const changed = await sent('a', ["J'aime les poires."])
    expect(await sent('a', ["J'aime les poires."])).toEqual(changed)
    expect((await mine()).map(({ sentences, sticker }) => [...sentences, sticker])).toEqual([
      ["J'aime les poires.", null],
      ["J'aime les pommes.", 'owl'],
    ])
  })

  it('allows five unanswered compositions, even in concurrent calls', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const statuses = await Promise.all(keys.map(async (key) => (await send(key)).status))
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect(await send('i')).toMatchObject({ status: 409, body: { error: { code: 'compositionsWaiting' } } })
    const [first] = await mine()
    expect((await answer(first?.compositionID ?? 0)).status).toBe(200)
    await sent('i')
  })

  it('accepts at most twenty compositions within seven days', async () => {
    for (let number = 0; number < 20; number++) await answer((await sent(`${number}`)).compositionID)
    expect(await send('more')).toMatchObject({ status: 409, body: { error: { code: 'compositionsOfWeek' } } })
    school.clock.advance(7 * DAY)
    await sent('more')
  })

  it.each([
    ['no sentence', []],
    ['four sentences', ['a', 'b', 'c', 'd']],
    ['an empty sentence', ['a', '  ']],
    ['a sentence of line breaks', ['a', '\n\r\n']],
    ['two lines', ['Un\nDeux']],
    ['invisible characters', ['\u200B\u2060']],
    ['marks without a letter', ['\u0301']],
    ['many marks on a letter', [`A${'\u0316'.repeat(60)}`]],
    ['121 characters', ['a'.repeat(121)]],
    ['anything but a list', 'a'],
  ])('refuses a text with %s', async (_what, sentences) => {
    expect((await send('a', sentences)).status).toBe(400)
    expect(await school.db.$count(compositions)).toBe(0)
  })

  it('reports what is wrong with the text', async () => {
    expect(await send('a', ['Ali\u200Bce'])).toMatchObject({
      body: { error: { message: 'Le texte ne doit pas avoir de caractères invisibles.' } },
    })
  })

  it.each([
    ['a visitor', {}, 401],
    ['an administrator', { as: 'madame' }, 403],
  ] as const)('refuses the call of %s', async (_who, caller, status) => {
    const body = { sentences: ['a'], idempotencyKey: 'a' }
    expect((await school.call('POST /compositions', { ...caller, body })).status).toBe(status)
    expect((await school.call('GET /compositions/mine', caller)).status).toBe(status)
  })
})

describe('PUT /compositions/:compositionID/answer', () => {
  it('stores a sticker and a sentence, replaces them, and logs both changes', async () => {
    const { compositionID } = await sent('a')
    expect((await answer(compositionID)).status).toBe(200)
    expect(await mine()).toMatchObject([{ sticker: 'owl', answer: 'Bravo, Alice!', answeredAt: WEDNESDAY }])
    await answer(compositionID, { sticker: 'heart', answer: 'Très bien!', answeredAt: WEDNESDAY })
    expect(await mine()).toMatchObject([{ sticker: 'heart', answer: 'Très bien!' }])
    const log = await school.call('GET /admin-actions', { as: 'madame' })
    expect(log.body).toMatchObject({
      data: [{ call: 'PUT /compositions/:compositionID/answer' }, {}],
    })
    expect(JSON.stringify(log.body)).not.toContain('Bravo, Alice')
  })

  it('keeps the first of two different answers and returns it to the second teacher', async () => {
    const { compositionID } = await sent('a')
    const [first, second] = await Promise.all([
      answer(compositionID),
      answer(compositionID, { sticker: 'heart', answer: 'Très bien!' }),
    ])
    expect(first.status).toBe(200)
    expect(second).toMatchObject({
      status: 409,
      body: { error: { code: 'compositionAnsweredMeanwhile' }, data: { answer: 'Bravo, Alice!' } },
    })
    expect((await answer(compositionID)).status).toBe(200)
    expect(await mine()).toMatchObject([{ sticker: 'owl', answer: 'Bravo, Alice!' }])
  })

  it('stores no answer to a text that the pupil has changed since the teacher read it', async () => {
    const { compositionID, sentAt } = await sent('a')
    school.clock.advance(1000)
    const changed = await sent('a', ["J'aime les poires."])
    expect(await answer(compositionID, { sentAt })).toMatchObject({ status: 409, body: { data: changed } })
    expect(await mine()).toEqual([changed])
    expect((await answer(compositionID, { sentAt: changed.sentAt })).status).toBe(200)
  })

  it('refuses other stickers, long sentences and unknown compositions', async () => {
    const { compositionID } = await sent('a')
    expect((await answer(compositionID, { sticker: 'sun', answer: 'Bravo!' })).status).toBe(400)
    expect((await answer(compositionID, { sticker: 'owl', answer: 'a'.repeat(121) })).status).toBe(400)
    expect((await answer(compositionID + 1)).status).toBe(404)
  })

  it('lists unanswered compositions first and finds them by pupil name', async () => {
    await answer((await sent('a')).compositionID)
    school.clock.advance(1000)
    await answer((await sent('b')).compositionID)
    await sent('c', ['Bruno écrit.'], 'bruno')
    expect((await school.call('GET /week/start', { as: 'madame' })).body).toMatchObject({
      waiting: { compositions: 1 },
    })
    expect((await listed()).data.map(({ userID, sticker }) => [userID, sticker])).toEqual([
      [bruno.id, null],
      [alice.id, 'owl'],
      [alice.id, 'owl'],
    ])
    expect(await listed('?q=bru')).toMatchObject({ data: [{ userID: bruno.id }], total: 1 })
  })
})

it('deletes compositions older than the answer log', async () => {
  await sent('a')
  school.clock.advance((ANSWER_LOG_DAYS + 1) * DAY)
  await sent('b')
  await runDaily(
    { database: bindings.DB, files: bindings.MEDIA },
    { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
  )
  expect(await mine()).toHaveLength(1)
})
