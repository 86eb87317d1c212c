import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  decideHeldAnswersAnswer,
  type HeldAnswersGroup,
  heldAnswersAnswer,
} from '../../domain/api/held-answers.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import { MAX_BACKDATED_PER_DAY } from '../../domain/learning/held-answers.ts'
import { runDaily } from '../daily/daily.ts'
import { answerBatches, heldAnswers, knownWords, memoryParts, settings } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'
import { openSchoolOfWords, wordCalls } from '../testing/word-calls.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { ROWS_PER_CALL } from './accept-held-answers.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchoolOfWords()
  await refreshKnownWords(school.db)
})
const { ago, answer, send, saved, words } = wordCalls(() => school)

const setLimit = (answersAnHour: number) => school.db.update(settings).set({ answersAnHour })
const tries = async () => (await words()).reduce((sum, word) => sum + word.tries, 0)
/** Returns `count` words of the school. */
async function someWords(count: number): Promise<string[]> {
  const rows = await school.db.selectDistinct({ word: knownWords.word }).from(knownWords)
  const found = rows.map(({ word }) => word).slice(0, count)
  expect(found).toHaveLength(count)
  return found
}
async function listed(): Promise<HeldAnswersGroup[]> {
  const { status, body } = await school.call('GET /answers/held', { as: 'madame' })
  expect(status).toBe(200)
  return z.parse(heldAnswersAnswer, body).data
}
const decide = (decision: 'accepted' | 'dismissed', groups: readonly HeldAnswersGroup[]) =>
  school.call('POST /answers/held', {
    as: 'madame',
    body: {
      decision,
      groups: groups.map((group) => ({
        userID: group.userID,
        reason: group.reason,
        decision: group.decision,
        receivedUntil: group.receivedUntil,
      })),
    },
  })
async function decided(...args: Parameters<typeof decide>) {
  const { status, body } = await decide(...args)
  expect(status).toBe(200)
  const { success: _, ...counts } = z.parse(decideHeldAnswersAnswer, body)
  return counts
}
const sendAsBruno = (word: string) =>
  school.call('POST /answers', { as: 'bruno', body: { userID: bruno.id, answers: [answer(word)] } })

describe('POST /answers above a limit', () => {
  it('holds answers above the hourly limit and accepts more an hour later', async () => {
    await setLimit(3)
    const [one = '', two = '', three = '', four = ''] = await someWords(4)
    expect((await saved([answer(one), answer(two)])).data).toEqual({ accepted: 2, ignored: 0 })
    const second = await saved([answer(three), answer(four), answer('le-dragon-vert')])
    expect(second.data).toEqual({ accepted: 1, ignored: 1, held: 1 })
    expect(second.memories.map(({ word }) => word)).toEqual([three])
    expect((await words()).map(({ word }) => word).toSorted()).toEqual([one, two, three].toSorted())
    school.clock.advance(HOUR - 1)
    expect((await saved([answer(four)])).data).toMatchObject({ held: 1 })
    school.clock.advance(1)
    expect((await saved([answer(four)])).data).toEqual({ accepted: 1, ignored: 0 })
  })

  it('accepts exactly the limit from concurrent calls', async () => {
    await setLimit(25)
    const all = await someWords(10)
    const answers = await Promise.all(Array.from({ length: 8 }, () => saved(all.map((word) => answer(word)))))
    const sum = (name: 'accepted' | 'held') =>
      answers.reduce((total, { data }) => total + (data[name] ?? 0), 0)
    expect([sum('accepted'), sum('held')]).toEqual([25, 55])
    expect(await tries()).toBe(25)
  })

  it('has no effect on administrators, on other pupils or if the limit is 0', async () => {
    await setLimit(1)
    await saved([answer('la-vache'), answer('le-coq')])
    expect(await sendAsBruno('la-vache')).toMatchObject({
      status: 201,
      body: { data: { accepted: 1, ignored: 0 } },
    })
    const tried = { userID: people.madame.id, answers: [answer('le-coq'), answer('la-vache')] }
    expect(await school.call('POST /answers', { as: 'madame', body: tried })).toMatchObject({
      body: { data: { accepted: 2 } },
    })
    await setLimit(0)
    expect((await saved([answer('la-vache')])).data).toEqual({ accepted: 1, ignored: 0 })
  })

  it('accepts 60 back-dated answers per day of an offline weekend and holds the others', async () => {
    const all = await someWords(30)
    const batches = Array.from({ length: 10 }, (_none, index) =>
      all.map((word) => answer(word, { at: ago((index < 5 ? 2 : 1) * DAY - index) })),
    )
    const answers = []
    for (const batch of batches) answers.push(await saved(batch))
    expect(answers.map(({ data }) => data.accepted + (data.held ?? 0))).toEqual(Array(10).fill(30))
    expect(await tries()).toBe(MAX_BACKDATED_PER_DAY)
    expect((await saved([answer(all[0] ?? '')])).data).toMatchObject({ accepted: 1 })
    expect(await listed()).toMatchObject([{ userID: alice.id, reason: 'backdated', answers: 240 }])
    school.clock.advance(DAY)
    expect((await saved([answer(all[0] ?? '', { at: ago(DAY) })])).data).toMatchObject({ accepted: 1 })
  })

  it('accepts exactly 60 back-dated answers from concurrent calls', async () => {
    const all = await someWords(20)
    const late = all.map((word) => answer(word, { at: ago(2 * DAY) }))
    await Promise.all(Array.from({ length: 6 }, () => saved(late)))
    expect(await tries()).toBe(MAX_BACKDATED_PER_DAY)
    expect(await listed()).toMatchObject([{ reason: 'backdated', answers: 60 }])
  })

  it('returns the first response for a repeated key and holds nothing twice', async () => {
    await setLimit(1)
    const batch = [answer('la-vache'), answer('le-coq'), answer('le-cochon', { at: ago(DAY) })]
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(batch, { idempotencyKey: 'k' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ data: { accepted: 1, held: 2 } })
    expect(await listed()).toMatchObject([{ answers: 2 }])
    // The same applies if no answer of a batch is accepted.
    const allHeld = () => send([answer('le-coq')], { idempotencyKey: 'all held' })
    const first = await allHeld()
    expect(first).toMatchObject({ status: 201, body: { data: { accepted: 0, held: 1 }, memories: [] } })
    expect((await allHeld()).body).toEqual(first.body)
    expect(await school.db.$count(heldAnswers)).toBe(2)
  })

  it('returns 503 with Retry-After to some of 30 concurrent batches, which all count after retries', {
    timeout: 90_000,
  }, async () => {
    const all = await someWords(30)
    const waiting = new Set(all)
    const statuses = new Set<number>()
    for (let round = 0; waiting.size > 0 && round < 10; round++) {
      const answers = await Promise.all(
        [...waiting].map(async (word) => ({
          word,
          ...(await send([answer(word)], { idempotencyKey: `key of ${word}` })),
        })),
      )
      for (const { word, status, headers, body } of answers) {
        statuses.add(status)
        if (status === 201) waiting.delete(word)
        else {
          expect(body).toMatchObject({ error: { code: 'answersBusy' } })
          expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
        }
      }
    }
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(waiting.size).toBe(0)
    expect((await words()).map((word) => word.tries)).toEqual(Array(30).fill(1))
  })
})

describe('GET and POST /answers/held', () => {
  const [first, second] = ['la-vache', 'le-coq']

  /** Gives Alice one accepted answer and held answers to two words. */
  async function holdSome(): Promise<void> {
    await setLimit(1)
    await saved([answer('le-cochon')])
    await saved([answer(first), answer(second, { at: ago(HOUR) })])
  }

  it('lists held answers by pupil and reason with their number and dates', async () => {
    await holdSome()
    await setLimit(0)
    const late = (await someWords(30)).map((word) => answer(word, { at: ago(3 * DAY) }))
    for (let time = 0; time < 3; time++) await saved(late)
    await setLimit(1)
    school.clock.advance(1000)
    await sendAsBruno(first)
    await sendAsBruno(second)
    const group = { displayName: 'Alice', classCode: '4-1', decision: null }
    expect(await listed()).toEqual([
      {
        ...group,
        userID: bruno.id,
        displayName: 'Bruno',
        reason: 'tooMany',
        answers: 1,
        from: ago(60_000),
        until: ago(60_000),
        receivedUntil: ago(0),
      },
      {
        ...group,
        userID: alice.id,
        reason: 'backdated',
        answers: 30,
        from: ago(3 * DAY + 1000),
        until: ago(3 * DAY + 1000),
        receivedUntil: ago(1000),
      },
      {
        ...group,
        userID: alice.id,
        reason: 'tooMany',
        answers: 2,
        from: ago(HOUR + 1000),
        until: ago(61_000),
        receivedUntil: ago(1000),
      },
    ])
    const found = await school.call('GET /answers/held?q=BRU', { as: 'madame' })
    expect(found.body).toMatchObject({ data: [{ userID: bruno.id }], total: 1 })
    const page = await school.call('GET /answers/held?page=2&rows=2', { as: 'madame' })
    expect(page.body).toMatchObject({ data: [{ answers: 2 }], total: 3 })
  })

  it('keeps held answers out of reports until they are accepted', async () => {
    await setLimit(1)
    await saved([answer('le-cochon'), answer(first, { right: false })])
    expect((await school.call('GET /words/missed', { as: 'madame' })).body).toMatchObject({ data: [] })
    await decided('accepted', await listed())
    const { body } = await school.call('GET /words/missed', { as: 'madame' })
    expect(body).toMatchObject({ data: [{ word: first, wrong: 1 }] })
  })

  it('applies accepted answers as if they had been accepted when received', async () => {
    await setLimit(1)
    await saved([answer('le-cochon')])
    await saved([answer(first, { at: ago(60_000) })])
    await setLimit(0)
    school.clock.advance(2 * DAY)
    await saved([answer(first)])
    expect(await decided('accepted', await listed())).toEqual({ decided: 1, ignored: 0, left: 0 })
    const accepted = (await words()).filter(({ word }) => word === first)
    await school.db.delete(memoryParts)
    await school.db.delete(answerBatches)
    school.clock.advance(-2 * DAY)
    await saved([answer(first, { at: ago(60_000) })])
    school.clock.advance(2 * DAY)
    await saved([answer(first)])
    const normal = (await words()).filter(({ word }) => word === first)
    expect(accepted).toEqual(normal)
    expect(accepted).toMatchObject([{ days: 2, tries: 2 }])
    expect(await listed()).toEqual([])
  })

  it('applies held answers once, even if two administrators accept them while the pupil answers', async () => {
    await holdSome()
    await setLimit(0)
    const groups = await listed()
    const [one, other, sent] = await Promise.all([
      decided('accepted', groups),
      decided('accepted', groups),
      saved([answer(first), answer(second)]),
    ])
    expect(one.decided + other.decided).toBe(2)
    expect(sent.data).toMatchObject({ accepted: 2 })
    const { tries: ofFirst } = (await words()).find(({ word }) => word === first) ?? {}
    expect(ofFirst).toBe(2)
    expect(await tries()).toBe(5)
  })

  it('accepts answers of several pupils in one call', async () => {
    await holdSome()
    await sendAsBruno(first)
    await sendAsBruno(second)
    expect(await decided('accepted', await listed())).toEqual({ decided: 3, ignored: 0, left: 0 })
    expect(await words('madame', bruno.id)).toHaveLength(2)
    expect(await tries()).toBe(3)
  })

  it('does not decide answers that came after the list was read', async () => {
    await holdSome()
    const groups = await listed()
    school.clock.advance(1000)
    await saved([answer('le-mouton')])
    expect(await decided('accepted', groups)).toMatchObject({ decided: 2, left: 0 })
    expect(await listed()).toMatchObject([{ answers: 1 }])
  })

  it('accepts a bounded number per call and returns how many are left', async () => {
    await setLimit(1)
    const [word = ''] = await someWords(1)
    await saved([answer(word)])
    for (let batch = 0; batch < ROWS_PER_CALL + 5; batch++) await saved([answer(word), answer(second)])
    const groups = await listed()
    expect(await decided('accepted', groups)).toEqual({ decided: 40, ignored: 0, left: 10 })
    expect(await decided('accepted', groups)).toEqual({ decided: 10, ignored: 0, left: 0 })
    expect(await decided('accepted', groups)).toEqual({ decided: 0, ignored: 0, left: 0 })
    expect(await tries()).toBe(51)
  })

  it('changes nothing if answers are dismissed, and can accept them later', async () => {
    await holdSome()
    expect(await decided('dismissed', await listed())).toEqual({ decided: 2, ignored: 0, left: 0 })
    expect(await tries()).toBe(1)
    const dismissed = await listed()
    expect(dismissed).toMatchObject([{ decision: 'dismissed', answers: 2 }])
    expect(await decided('dismissed', dismissed)).toMatchObject({ decided: 0 })
    school.clock.advance(DAY)
    expect(await decided('accepted', dismissed)).toMatchObject({ decided: 2 })
    expect(await decided('dismissed', dismissed)).toMatchObject({ decided: 0 })
    expect(await tries()).toBe(3)
    expect(await listed()).toEqual([])
  })

  it('uses the oldest allowed date for answers that are accepted late', async () => {
    await setLimit(1)
    await saved([answer('le-cochon')])
    await saved([answer(first, { at: ago(DAY) }), answer(second)])
    await setLimit(0)
    for (let week = 0; week < 4; week++) {
      school.clock.advance(7 * DAY)
      await saved([answer(first)])
    }
    expect(await decided('accepted', await listed())).toEqual({ decided: 2, ignored: 0, left: 0 })
    const found = await words()
    expect(found.find(({ word }) => word === first)).toMatchObject({
      tries: 5,
      days: 5,
      lastSeen: ago(60_000),
    })
    expect(found.find(({ word }) => word === second)).toMatchObject({ tries: 1, lastSeen: ago(8 * DAY) })
  })

  it('counts answers to unknown words as ignored', async () => {
    const updated = await wordCalls(() => school).writePage(
      'Page_Grade4_Vocabulary_Camping',
      ['le feu bleu'],
      null,
    )
    await setLimit(1)
    await saved([answer('le-cochon')])
    await saved([answer('le-feu-bleu'), answer(first)])
    await wordCalls(() => school).writePage('Page_Grade4_Vocabulary_Camping', ['le feu vert'], updated)
    expect(await decided('accepted', await listed())).toEqual({ decided: 2, ignored: 1, left: 0 })
  })

  it('accepts nothing of an erased pupil', async () => {
    await holdSome()
    const groups = await listed()
    await school.call(`DELETE /user/${alice.id}`, { as: 'madame' })
    expect(await decided('accepted', groups)).toEqual({ decided: 0, ignored: 0, left: 0 })
    expect(await school.db.$count(heldAnswers)).toBe(0)
    expect(await school.db.$count(answerBatches)).toBe(0)
  })

  it('deletes decided answers after 30 days and undecided ones after the school year', async () => {
    const daily = () =>
      runDaily(
        { database: bindings.DB, files: bindings.MEDIA },
        { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
      )
    const kept = async () =>
      (await school.db.select().from(heldAnswers).orderBy(heldAnswers.receivedAt)).map(
        ({ decision }) => decision,
      )
    await holdSome()
    await decided('dismissed', await listed())
    school.clock.advance(2 * HOUR)
    await saved([answer('le-cochon')])
    await saved([answer(first)])
    school.clock.advance(30 * DAY - 3 * HOUR)
    await daily()
    expect(await kept()).toEqual(['dismissed', null])
    school.clock.advance(2 * HOUR)
    await daily()
    expect(await kept()).toEqual([null])
    school.clock.set('2027-08-28T15:00:00.000Z')
    await daily()
    expect(await kept()).toEqual([null])
    school.clock.set('2027-09-08T15:00:00.000Z')
    await daily()
    expect(await kept()).toEqual([])
  })

  it('refuses pupils and visitors', async () => {
    const body = { decision: 'accepted', groups: [] }
    for (const [as, status] of [
      [undefined, 401],
      ['alice', 403],
    ] as const) {
      expect((await school.call('GET /answers/held', { as })).status).toBe(status)
      expect((await school.call('POST /answers/held', { as, body })).status).toBe(status)
    }
    expect((await school.call('POST /answers/held', { as: 'madame', body })).status).toBe(400)
  })

  it('logs the decision as an action of the administrator', async () => {
    await holdSome()
    await decided('accepted', await listed())
    const { body } = await school.call('GET /admin-actions', { as: 'madame' })
    expect(JSON.stringify(body)).toContain('POST /answers/held')
  })
})
