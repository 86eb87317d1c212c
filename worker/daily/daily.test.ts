import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_ADMIN_ACTIONS } from '../../domain/bounds.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import {
  activities,
  activityAnswers,
  activityTotals,
  adminActions,
  attempts,
  bestScores,
  bonus,
  checkResults,
  checks,
  heldActivities,
  logs,
  menuLinks,
  restoreParts,
  settings,
  traces,
  usedChallenges,
  videoViews,
  wordSources,
} from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { runDaily } from './daily.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = new Date(WEDNESDAY)
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
const userID = people.alice.id
const stores = { database: bindings.DB, files: bindings.MEDIA }

let school: School
beforeEach(async () => {
  school = await openSchool()
})

describe('the daily run', () => {
  it("deletes traces and logs older than the school's retention days", async () => {
    for (const [days, expected] of [
      [30, ['young']],
      [5, []],
    ] as const) {
      await school.db.delete(logs)
      await school.db.delete(traces)
      for (const [name, age] of [
        ['old', 30 * DAY + 1],
        ['young', 30 * DAY - 1],
      ] as const) {
        await school.db.insert(logs).values({ data: name, dateCreated: ago(0), dateReceived: ago(age) })
        await school.db.insert(traces).values({ userID, clientID: name, date: ago(age) })
      }
      await school.db.update(settings).set({ retentionDays: days })
      await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
      expect((await school.db.select().from(logs)).map(({ data }) => data)).toEqual(expected)
      expect((await school.db.select().from(traces)).map(({ clientID }) => clientID)).toEqual(expected)
    }
  })

  it.each(['bonus', 'activity_totals', 'logs', 'answer_totals', 'known_words'])(
    'runs all other steps if the one on %s fails, and catches up on the next run',
    async (table) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const old = { data: 'old', dateCreated: ago(0), dateReceived: ago(31 * DAY) }
      await school.db.insert(logs).values(old)
      await school.db.insert(bonus).values({ id: 1 }).onConflictDoNothing()
      await school.db.update(menuLinks).set({ isBonusEnabled: true })
      const failing = new Proxy(bindings.DB, {
        get(target, name) {
          if (name !== 'prepare') return Reflect.get(target, name).bind(target)
          return (statement: string) => {
            if (new RegExp(`(INTO|UPDATE|FROM|into|update|from) "?${table}\\b`).test(statement))
              throw new Error('Gone')
            return target.prepare(statement)
          }
        },
      })
      const day = { now, timeZone: 'America/Toronto', random: () => 0 }
      await expect(runDaily({ ...stores, database: failing }, day)).rejects.toThrow('Failed daily steps')
      expect(await school.db.$count(logs)).toBe(table === 'logs' ? 1 : 0)
      expect((await school.db.$count(wordSources)) > 0).toBe(table !== 'known_words')
      const [active] = await school.db.select().from(bonus)
      expect(active?.isActive).toBe(table !== 'bonus')
      await runDaily(stores, day)
      expect(await school.db.$count(logs)).toBe(0)
      expect((await school.db.select().from(bonus))[0]?.isActive).toBe(true)
      log.mockRestore()
    },
  )

  it('deletes used challenges once their tickets have expired', async () => {
    await school.db.insert(usedChallenges).values([
      { challenge: 'old', usedAt: ago(HOUR + 1) },
      { challenge: 'young', usedAt: ago(HOUR - 1) },
    ])
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    expect(await school.db.select().from(usedChallenges)).toMatchObject([{ challenge: 'young' }])
  })

  it('deletes rows of an aborted restore, but not of a running one', async () => {
    await school.db.insert(restoreParts).values([
      { restore: 'cut off', part: 1, createdAt: ago(HOUR + 1), content: '[]' },
      { restore: 'at work', part: 1, createdAt: ago(60_000), content: '[]' },
    ])
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    expect((await school.db.select().from(restoreParts)).map(({ restore }) => restore)).toEqual(['at work'])
  })

  it('waits for a restore to end, and then runs', async () => {
    const lock = { restore: 'lock', part: 0, createdAt: new Date().toISOString(), content: 'holder' }
    await school.db.insert(restoreParts).values(lock)
    await school.db.insert(logs).values({ data: 'old', dateCreated: ago(0), dateReceived: ago(31 * DAY) })
    const waits: number[] = []
    const wait = async (milliseconds: number) => {
      waits.push(milliseconds)
      if (waits.length === 2) await school.db.delete(restoreParts)
    }
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0, wait })
    expect(waits).toHaveLength(2)
    expect(await school.db.$count(logs)).toBe(0)
  })

  it('deletes an uploaded backup of an aborted call', async () => {
    for (const age of [HOUR + 1, HOUR - 1])
      await bindings.MEDIA.put(`uploads/${now.getTime() - age}-00000000`, 'x')
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    const { objects } = await bindings.MEDIA.list({ prefix: 'uploads/' })
    expect(objects.map(({ key }) => key)).toEqual([`uploads/${now.getTime() - HOUR + 1}-00000000`])
  })

  it('deletes attempts that no longer lock, and stored responses that nobody will request', async () => {
    await school.db.insert(attempts).values([
      { subject: 'name:old', at: ago(25 * HOUR + 1) },
      { subject: 'name:young', at: ago(24 * HOUR) },
    ])
    await school.db.insert(activityAnswers).values([
      { userID, idempotencyKey: 'old', count: 0, createdAt: ago(121 * DAY) },
      { userID, idempotencyKey: 'young', count: 0, createdAt: ago(70 * DAY) },
    ])
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    expect((await school.db.select().from(attempts)).map(({ subject }) => subject)).toEqual(['name:young'])
    expect((await school.db.select().from(activityAnswers)).map((row) => row.idempotencyKey)).toEqual([
      'young',
    ])
  })

  it('stores attempts at secret pictures for a year, and their addresses for a day', async () => {
    await school.db.insert(attempts).values([
      { subject: `pictures:${userID}:`, at: ago(366 * DAY), number: 1 },
      { subject: `pictures:${userID}:`, at: ago(364 * DAY), number: 2 },
      { subject: `pictures:${userID}:address`, at: ago(25 * HOUR + 1), number: 1 },
      { subject: `pictures:${userID}:address`, at: ago(24 * HOUR), number: 2 },
    ])
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    expect((await school.db.select().from(attempts)).map(({ subject, number }) => [subject, number])).toEqual(
      [
        [`pictures:${userID}:`, 2],
        [`pictures:${userID}:address`, 2],
      ],
    )
  })

  it('deletes views of videos in weeks long past', async () => {
    const view = { userID, clientID: 'Page_Videos', video: 'a', watchedAt: ago(0) }
    await school.db.insert(videoViews).values([
      { ...view, idempotencyKey: 'old', week: '2026-07-19' },
      { ...view, idempotencyKey: 'young', week: '2026-11-15' },
    ])
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    expect((await school.db.select().from(videoViews)).map((row) => row.idempotencyKey)).toEqual(['young'])
  })

  it('reduces past school years to activities per month', async () => {
    const activity = (clientID: string, activityDate: string) => ({
      userID,
      week: schoolWeek(new Date(activityDate), 'America/Toronto'),
      clientID,
      activityLogID: Date.parse(activityDate),
      description: '',
      activityDate,
    })
    await school.db.insert(activities).values([
      activity('Page_June', '2026-06-10T12:00:00.000Z'),
      activity('Page_Other', '2026-06-17T12:00:00.000Z'),
      // The school year begins with the week of Tuesday, 1 September: Sunday 30 August, 04:00 UTC.
      activity('Page_August', '2026-08-30T03:59:59.999Z'),
      activity('Page_First', '2026-08-30T04:00:00.000Z'),
      activity('Page_Now', ago(0)),
    ])
    for (let day = 0; day < 2; day++)
      await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    const left = await school.db.select().from(activities)
    expect(left.map(({ clientID }) => clientID)).toEqual(['Page_First', 'Page_Now'])
    expect(await school.db.select().from(activityTotals)).toEqual([
      { userID, month: '2026-06', count: 2 },
      { userID, month: '2026-08', count: 1 },
    ])
  })

  it('deletes the checks of past school years with their results', async () => {
    const check = { classCode: '4-1', clientID: 'Page_A', title: 'x', forms: '[[],[]]' }
    await school.db.insert(checks).values([
      { ...check, checkID: 1, created: '2026-06-20T12:00:00.000Z' },
      { ...check, checkID: 2, created: '2026-08-27T12:00:00.000Z' },
    ])
    const result = { userID, phase: 'before', right: 3, takenAt: ago(0) } as const
    await school.db.insert(checkResults).values([1, 2].map((checkID) => ({ ...result, checkID })))
    await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    expect(await school.db.select().from(checks)).toMatchObject([{ checkID: 2 }])
    expect(await school.db.select().from(checkResults)).toMatchObject([{ checkID: 2 }])
  })

  it('keeps only the newest journal rows of the school year', async () => {
    const action = (adminActionID: number, at: string) => ({ adminActionID, at, userID, call: 'POST /user' })
    await school.db
      .insert(adminActions)
      .values([
        action(1, '2026-08-29T15:00:00.000Z'),
        action(2, '2026-08-30T15:00:00.000Z'),
        action(3, ago(0)),
      ])
    const left = async () => (await school.db.select().from(adminActions)).map((row) => row.adminActionID)
    const run = () => runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    await run()
    expect(await left()).toEqual([2, 3])
    await school.db.insert(adminActions).values(action(2 + MAX_ADMIN_ACTIONS, ago(0)))
    await run()
    expect(await left()).toEqual([3, 2 + MAX_ADMIN_ACTIONS])
  })

  it('keeps a school year with its held activities and best scores until the next one begins', async () => {
    const activity = { userID, week: '2025-10-12', clientID: 'Page_A', activityLogID: 1, description: '' }
    await school.db.insert(activities).values({ ...activity, activityDate: '2025-10-14T15:00:00.000Z' })
    const { activityLogID: _none, ...held } = activity
    await school.db.insert(heldActivities).values({ ...held, activityDate: '2025-10-14T15:00:00.000Z' })
    const best = { userID, clientID: 'Page_A', score: 640, reachedAt: activity.week }
    await school.db.insert(bestScores).values(best)
    const day = { timeZone: 'America/Toronto', random: () => 0 }
    await runDaily(stores, { ...day, now: new Date('2026-09-01T03:59:59.000Z') })
    expect(await school.db.select().from(activities)).toHaveLength(1)
    expect(await school.db.select().from(heldActivities)).toHaveLength(1)
    expect(await school.db.select().from(bestScores)).toHaveLength(1)
    await runDaily(stores, { ...day, now: new Date('2026-09-01T04:00:00.000Z') })
    expect(await school.db.select().from(activities)).toEqual([])
    expect(await school.db.select().from(heldActivities)).toEqual([])
    expect(await school.db.select().from(bestScores)).toEqual([])
  })
})
