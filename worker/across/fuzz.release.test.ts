import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { createApp } from '../app.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { contentsOf } from '../backup/contents.ts'
import { backupFileKey } from '../backup/stored-backups.ts'
import { writeBackup } from '../backup/write-backup.ts'
import {
  checks,
  classes,
  classGoals,
  compositions,
  importedPupils,
  lessons,
  liveGames,
  menuLinks,
  pupilGroups,
  recordings,
  substitutes,
  whitelist,
} from '../db/schema.ts'
import { describeApi } from '../description/description.ts'
import { readVariables } from '../env.ts'
import { changeBackup, download, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { files } from '../testing/files.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { anyChanges, craft } from '../testing/fuzz/crafted-rows.ts'
import { protectedRows, readFingerprint } from '../testing/fuzz/fingerprint.ts'
import { anyRound, type FuzzRequest } from '../testing/fuzz/requests.ts'
import { GROUP_ID, SOUND_KEY, SOUND_URL, STORED_BACKUP_ID } from '../testing/fuzz/schema-values.ts'
import { games, LIST_KEY, pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'
import { findUser } from '../users/queries.ts'

/** Requests per call and role, the same in every run. */
const ROUNDS = 24
/**
 * Divides the number of requests to calls that the role may never make; these are refused before their body
 * is read (decision 39).
 */
const REFUSED_DIVISOR = 4
const SEED = 20261120
/** Number of crafted backups to restore. */
const CRAFTED_BACKUPS = 8
/** Opens a new school after this many requests, because administrators' changes stay. */
const REQUESTS_PER_SCHOOL = 400

const [farm = ''] = games
const description = await describeApi(createApp({ clock: () => new Date(0), random: () => 0 }))
/** Call -> statuses of its responses. */
const statusesByCall = new Map<string, Set<number>>()

/**
 * The roles. `owns`: the user whose rows the role may change. `never`: the text in the API's description of calls
 * that the role may never make.
 */
const senders = [
  { as: undefined, owns: null, never: 'Visitors: no.' },
  { as: 'alice', owns: people.alice.id, never: 'Pupils: no.' },
  { as: 'madame', owns: null, never: 'Administrators: no.' },
] as const
type Sender = (typeof senders)[number]

it.each(senders)(
  'answers hostile requests as $as with a valid response, and changes no data of others',
  async (sender) => {
    let school = await openFuzzedSchool()
    let before = await readFingerprint()
    let left = REQUESTS_PER_SCHOOL
    const failIfChanged = async () => {
      if (sender.as === 'madame') return
      const after = protectedRows(await readFingerprint(), sender.owns)
      expect(after).toEqual(protectedRows(before, sender.owns))
    }
    for (const request of requestsOf(sender)) {
      if (left-- === 0) {
        await failIfChanged()
        school = await openFuzzedSchool()
        before = await readFingerprint()
        left = REQUESTS_PER_SCHOOL
      }
      await send(school, sender, request).catch((cause) => {
        throw new Error(`${request.method} ${request.path} with ${request.body}`, { cause })
      })
      // The restored backup may have no users, so open a new school.
      if (request.call === 'POST /backup/restore') left = 0
    }
    await failIfChanged()
  },
  300_000,
)

function requestsOf({ never }: Sender): FuzzRequest[] {
  return fc
    .sample(anyRound(description), { numRuns: ROUNDS, seed: SEED })
    .flatMap((requests, round) =>
      round % REFUSED_DIVISOR === 0
        ? requests
        : requests.filter(({ call }) => !rightsOf(call).includes(never)),
    )
}

it('refuses a crafted backup and names the fault, or restores it and then answers every call', async () => {
  const statuses = new Map<number, number>()
  for (const [run, changes] of anyChanges(CRAFTED_BACKUPS, SEED).entries()) {
    const school = await openFuzzedSchool()
    await fillPupil(school.db, people.bruno.id, 'bruno')
    const crafted = await changeBackup(await download(school), (lines) =>
      craft(lines, changes, school.clock.now),
    )
    const { status, body } = await sendBackup(school, crafted)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 200) {
      expect(body).toMatchObject({ error: { code: expect.stringMatching(/^backup/) } })
      continue
    }
    for (const sender of senders) {
      for (const request of fc.sample(anyRound(description), { numRuns: 1, seed: SEED + run }).flat()) {
        if (request.call.startsWith('POST /backup')) continue
        await send(school, sender, request).catch((cause) => {
          throw new Error(`${request.method} ${request.path} after crafted backup ${run}`, { cause })
        })
      }
    }
  }
  // A run in which everything is refused proves nothing.
  expect(statuses.get(200)).toBeGreaterThan(CRAFTED_BACKUPS / 2)
}, 300_000)

it('has sent every call, and nearly all of them succeeded at least once', () => {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  )
  expect(calls.filter((call) => !statusesByCall.has(call))).toEqual([])
  const refused = calls.filter(
    (call) => ![...(statusesByCall.get(call) ?? [])].some((status) => status < 300),
  )
  expect(refused.length, refused.join(', ')).toBeLessThan(calls.length / 8)
})

/** A school with a bonus to win, and data to read and delete. */
async function openFuzzedSchool(): Promise<School> {
  const school = await openSchool()
  await addVideos(school, 'Page_Videos', ['a', 'b'])
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
  await school.db.insert(whitelist).values({ userID: people.alice.id, clientID: pages.whitelisted })
  await school.db.update(classes).set({ usesPictures: true, offersNames: true, listKey: LIST_KEY })
  await school.db.insert(classes).values({ classCode: '9-9', teacherName: 'Mme Roy', grade: 4 })
  const nothing = { menuLinkID: 9001, groupID: 9001, parentGroupID: 8400, displayName: 'Nos photos' }
  await school.db.insert(menuLinks).values(nothing)
  await school.db.insert(recordings).values({ word: 'chat', url: '/api/v1/media/x.mp3', updated: WEDNESDAY })
  await school.db.insert(lessons).values({
    code: 'BCDF',
    title: 'La ferme',
    steps: JSON.stringify([{ clientID: farm }]),
    classCodes: '["4-1"]',
    firstDay: '2026-11-18',
    lastDay: '2026-11-20',
    isOpenToVisitors: true,
    updated: '2026-09-01T12:00:00.000Z',
  })
  await school.db.insert(pupilGroups).values({ groupID: GROUP_ID, name: 'Les renards' })
  await school.db.insert(checks).values({
    checkID: 1,
    classCode: '4-1',
    clientID: pages.open,
    title: 'La ferme',
    forms: '[[],[]]',
    created: WEDNESDAY,
  })
  await school.db.insert(compositions).values({
    compositionID: 1,
    userID: people.alice.id,
    idempotencyKey: 'first',
    sentences: '["Le chat dort."]',
    sentAt: WEDNESDAY,
  })
  const cat = { word: 'chat', french: 'le chat', english: 'cat', page: farm, theme: 'La ferme' }
  const plan = {
    words: [{ ...cat, image: null, sound: SOUND_URL }],
    soundKeys: [SOUND_KEY],
    ...{ way: 'race', tasks: ['listen'], questions: 5, thinkSeconds: 0, seed: 1 },
    ...{ showsNames: false, hasTablets: true },
  }
  await school.db.insert(liveGames).values({
    code: 'BCDF',
    title: 'La ferme',
    plan: JSON.stringify(plan),
    classCodes: '["4-1"]',
    created: WEDNESDAY,
  })
  await school.db.insert(substitutes).values({
    substituteID: 1,
    day: '2026-11-18',
    classCodes: '["4-1"]',
    createdAt: WEDNESDAY,
  })
  await school.db.insert(classGoals).values({ classCode: '4-1', kind: 'words', target: 40 })
  const asBefore = JSON.stringify(['bruno', 'Bruno', '4-1', null, 0])
  await school.db.insert(importedPupils).values({
    importID: 'import',
    userID: people.bruno.id,
    importedAt: WEDNESDAY,
    former: asBefore,
    imported: asBefore,
  })
  const canoe = { french: 'le canot', english: 'canoe', image: null, sound: null }
  const lake = { number: 2_000_000, kind: 'vocabulary', title: 'Le lac', grade: 4, icon: '', words: [canoe] }
  await school.call('POST /pages', { as: 'madame', body: lake })
  await school.call('POST /menulinks/cache/bonus', { as: 'madame', body: { clientID: farm } })
  await school.call('POST /menulinks/cache/bonus/check', { as: 'alice', body: { clientID: farm } })
  await keepBackup(school)
  for (const [file, type] of [
    [files.png, 'image/png'],
    [files.mp3, 'audio/mpeg'],
  ] as const) {
    await school.call('POST /media', { as: 'madame', file, headers: { 'content-type': type } })
  }
  return school
}

/** Stores a backup, like a restore. */
async function keepBackup({ clock }: School): Promise<void> {
  const stores = { database: bindings.DB, files: bindings.MEDIA }
  const file = await new Response(writeBackup(stores, clock.now)).arrayBuffer()
  const contents = JSON.stringify(await contentsOf(bindings.DB, clock.now))
  await bindings.MEDIA.put(backupFileKey(STORED_BACKUP_ID), file, { customMetadata: { contents } })
}

/** Sends a request and checks properties that every response must have; `school` checks its schema. */
async function send(school: School, { as, never }: Sender, request: FuzzRequest): Promise<void> {
  const { call, method, path, headers, body } = request
  school.clock.advance(1000)
  const answer = await school.send(`${method} ${path}`, {
    as,
    ...(as === 'alice' && call.includes('/multiplayer/') && { token: await gamesToken(school) }),
    headers,
    from: `198.51.100.${school.clock.now.getTime() % 250}`,
    ...(typeof body === 'string' ? { body } : body && { file: body }),
  })
  statusesByCall.set(call, (statusesByCall.get(call) ?? new Set()).add(answer.status))
  expect(expected).toContain(answer.status)
  if (rightsOf(call).includes(never)) expect(answer.ok).toBe(false)
  if (answer.ok || method === 'HEAD') return
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.text()).not.toMatch(/\.[tj]s:\d|\bat \w+ \(|node_modules|D1_ERROR|SQLITE|drizzle/i)
}

const expected = [200, 201, 204, 304, 400, 401, 403, 404, 405, 409, 413, 415, 429]

/** The published access rights of a call. */
function rightsOf(call: string): string {
  const [method = '', path = ''] = call.split(' ')
  const methods: Record<string, unknown> = description.paths[`/api/v1${path}`] ?? {}
  return JSON.stringify(methods[method.toLowerCase()] ?? {})
}

/** The token the games site uses for a pupil. */
async function gamesToken({ db, clock }: School): Promise<string> {
  const { id } = people.alice
  const user = await findUser(db, id)
  const claims = { sub: String(id), school: FIRST_SCHOOL, role: 'pupil', tokenVersion: user?.tokenVersion }
  const keys = await openKeys(readVariables(bindings))
  return (await signToken(keys, 'multiplayer', claims, clock.now)).token
}
