import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { giveBravoAnswer } from '../../domain/api/bravo.ts'
import { MIN_VIDEO_INTERVAL_MS } from '../../domain/economy.ts'
import * as schema from '../db/schema.ts'
import { download } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import {
  armBonus,
  countAll,
  expectConsistentBonuses,
  postActivity,
  postBravo,
  postVideoWatched,
  readStoredRows,
  VIDEOS,
  winBonus,
} from '../testing/earning-calls.ts'
import { type FaultyDatabase, faulty } from '../testing/faulty.ts'
import { games, people } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'

/**
 * The Worker is killed at each of its database calls, after the database has executed it. The caller then
 * retries, and the result must be as if nothing had happened.
 */

const alice = people.alice.id
const [farm = '', ...others] = games

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

interface Job {
  name: string
  prepare?(school: School): Promise<unknown>
  /** All calls of the client, in order; stops at the call that fails, as clients do. */
  run(school: School): Promise<Answer>
  /** Waits after a kill until the job can run again. */
  wait?(): Promise<unknown>
  /** Accepted responses to the last retried call. */
  again: number[]
}

/** The backup for the restore job, and the latest school's token for the games site. */
let file = new Uint8Array()
let token = ''

const jobs: Job[] = [
  {
    name: 'a game that counts',
    run: (school) => postActivity(school, farm),
    again: [201],
  },
  {
    name: 'a game that is held and then counted by the teacher, with its Bravo',
    prepare: async (school) => {
      await countAll(school, [farm, ...others.slice(0, 3)])
      await school.db.update(schema.settings).set({ activitiesAnHour: 4 })
    },
    run: async (school) => {
      const clientID = others[3] ?? ''
      const held = await postActivity(school, clientID)
      if (held.status !== 202) return held
      const chosen = [{ userID: alice, week: '2026-11-15', clientID }]
      const body = { decision: 'counted', activities: chosen }
      return school.call('POST /activities/held', { as: 'madame', body })
    },
    again: [200],
  },
  {
    name: 'the Bravo of five games',
    prepare: (school) => countAll(school, [farm, ...others.slice(0, 4)]),
    run: postBravo,
    // The Bravo was already given, and no other is due.
    again: [201, 409],
  },
  {
    name: 'the third video in a row',
    prepare: async (school) => {
      await school.db.insert(schema.menuLinks).values({
        groupID: 1090,
        parentGroupID: 1010,
        clientID: VIDEOS,
        displayName: '',
        isBravoEnabled: true,
      })
      await addVideos(school, VIDEOS, ['les-couleurs', 'les-animaux', 'la-meteo'])
      for (const video of ['les-couleurs', 'les-animaux']) {
        await postVideoWatched(school, video)
        school.clock.advance(MIN_VIDEO_INTERVAL_MS)
      }
    },
    run: (school) => postVideoWatched(school, 'la-meteo'),
    again: [200],
  },
  {
    name: 'a bonus that is won, awarded and cleared',
    prepare: armBonus,
    run: winBonus,
    again: [200],
  },
  {
    name: 'a list of pupils',
    run: (school) =>
      school.call('POST /user/import', {
        as: 'madame',
        headers: { 'content-type': 'text/csv' },
        body: `userName,displayName,classCode,pin,sameAs\nzoe,Zoé,4-1,0042,\nalice,Alice B.,4-1,1111,${alice}\n`,
      }),
    again: [200],
  },
  {
    name: 'a backup that is put back',
    async prepare(school) {
      await postActivity(school, farm)
      // All schools of this job are identical.
      if (file.length === 0) file = await download(school)
      await countAll(school, others.slice(0, 1))
    },
    run: (school) =>
      school.call('POST /backup/restore', {
        as: 'madame',
        headers: { 'content-type': 'application/gzip' },
        file,
      }),
    // The lock of a killed restore expires after a minute.
    wait: () => bindings.DB.prepare("DELETE FROM restore_parts WHERE restore = 'lock'").run(),
    again: [200],
  },
  {
    name: 'a Bravo that the teacher gives',
    run: (school) =>
      school.call('POST /bravos', { as: 'madame', body: { userID: alice, idempotencyKey: 'click' } }),
    again: [201],
  },
  {
    name: 'a score of the games site that is worth a Bravo',
    prepare: async (school) => {
      const answer = await school.call(`GET /user/0/${alice}`, { as: 'alice' })
      token = z.parse(z.object({ data: z.object({ Token: z.string() }) }), answer.body).data.Token
    },
    run: (school) =>
      school.call('POST /multiplayer/score', {
        token,
        body: { correctAnswers: 30, idempotencyKey: 'round' },
      }),
    again: [200],
  },
  {
    name: 'a Bravo that is taken back',
    prepare: async (school) => {
      const answer = await school.call('POST /bravos', { as: 'madame', body: { userID: alice } })
      const { data } = z.parse(giveBravoAnswer, answer.body)
      expect(data.bravoID).toBe(1)
    },
    run: (school) => school.call('DELETE /bravos/1?reason=Erreur', { as: 'madame' }),
    again: [200],
  },
]

it.each(jobs)(
  'survives a crash at any query without lost, duplicated or half-written data: $name',
  { timeout: 120_000 },
  async (job) => {
    const expected = await undisturbed(job)
    for (let time = 1; ; time++) {
      const { school, database } = await open(job)
      database.breakAfter(time)
      const answer = await job.run(school)
      if (!database.isBroken()) {
        expect(time).toBeGreaterThan(2)
        return
      }
      database.repair()
      // Killed after the response, while refreshing a cache: everything reported is done.
      if (answer.status !== 500) expect(await readStoredRows(school)).toEqual(expected)
      await expectConsistentBonuses(school)
      await job.wait?.()
      const again = await job.run(school)
      expect(job.again).toContain(again.status)
      expect(await readStoredRows(school)).toEqual(expected)
      await expectConsistentBonuses(school)
    }
  },
)

it('imports a list that needs several statements completely or not at all', {
  timeout: 60_000,
}, async () => {
  const pupils = Array.from({ length: 1001 }, (_none, index) => `eleve${index},Élève ${index},4-1,`)
  const body = ['userName,displayName,classCode,pin', ...pupils].join('\n')
  for (let time = 1; ; time++) {
    const { school, database } = await open()
    const before = await school.db.$count(schema.users)
    database.breakAfter(time)
    await school.call('POST /user/import', { as: 'madame', headers: { 'content-type': 'text/csv' }, body })
    const isKilled = database.isBroken()
    database.repair()
    const come = (await school.db.$count(schema.users)) - before
    expect(isKilled ? [0, pupils.length] : [pupils.length]).toContain(come)
    if (!isKilled) return
  }
})

async function undisturbed(job: Job) {
  const { school } = await open(job)
  await job.run(school)
  return readStoredRows(school)
}

async function open(job?: Job): Promise<{ school: School; database: FaultyDatabase }> {
  const database = faulty(bindings.DB)
  const school = await openSchool({ DB: database.database })
  await job?.prepare?.(school)
  return { school, database }
}
