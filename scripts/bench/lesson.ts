import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { roomTokenAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import { importAnswer } from '../../domain/api/import.ts'
import { type MenuLink, menuAnswer } from '../../domain/api/menu.ts'
import { SCORE_GROUP } from '../../domain/economy.ts'
import { random } from '../../domain/games/random.ts'
import { devVars } from '../dev-vars.ts'
import { fillSchool } from '../fill-school.ts'
import { type School, startSchool } from '../school-server.ts'
import { type PupilPlan, planPupil } from './lesson-plan.ts'
import { enterRoom, type Notes, type PupilAtWork, signInPupil } from './lesson-pupil.ts'
import { type Client, openClient } from './load.ts'

/**
 * `npm run bench:lesson`: 400 pupils sign in within two minutes, and play a lesson of ten minutes in two while the
 * administrator turns a page off and on. Then every count of the database is held against what the rules make of what
 * was played, and every event against who must have heard it. Loopback only; ends by itself, with 1 where anything
 * was refused, lost or counted wrongly.
 */

const PUPILS = 400
/** So many are behind one address. */
const A_CLASS = 30
const SIGN_IN_MILLISECONDS = 120_000
const LESSON_MILLISECONDS = 120_000
const CHANGES = 10
const CONNECTIONS = 64
const SEED = 20261121
const ADMIN = { userName: 'madame', password: 'a password of the benchmark' }

const foundRow = z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })

const names = Array.from({ length: PUPILS }, (_, index) => `lesson${index + 1}`)
const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const variables = await devVars(join(folder, '.dev.vars'))
const school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
try {
  process.exitCode = (await bench(school)) ? 0 : 1
} finally {
  await school.stop()
  await rm(folder, { recursive: true })
}

/** Whether all went as it must. */
async function bench({ url, database }: School): Promise<boolean> {
  await fillSchool(school, ADMIN.password)
  const client = openClient(url, CONNECTIONS)
  const teacher = await prepare(client, url)
  const chance = random(SEED)
  const plans = new Map(names.map((name) => [name, planPupil(name, teacher.playables, chance)]))
  const notes: Notes = { taken: new Map(), troubles: [] }

  const pupils = await Promise.all(
    [...plans].map(async ([name, plan], index) => {
      const from = `203.0.113.${Math.floor(index / A_CLASS)}`
      await pause(chance.next() * SIGN_IN_MILLISECONDS)
      return signInPupil(client, url, name, { plan, from }, notes)
    }),
  )
  const began = performance.now()
  await Promise.all([...pupils.map(({ play }) => play(LESSON_MILLISECONDS)), teacher.changePages()])
  const lasted = performance.now() - began
  await pause(1000)

  const troubles = [
    ...notes.troubles,
    ...(await wrongCounts(await database(), plans)),
    ...unheard(pupils, teacher.heard, plans),
  ]
  print(notes, troubles, lasted)
  for (const pupil of pupils) pupil.leave()
  teacher.leave()
  client.close()
  return troubles.length === 0
}

/** The class, the pages that count, and the administrator in the room. */
async function prepare(client: Client, url: string) {
  const ask = async (method: string, path: string, body?: object | string, token?: string, type?: string) => {
    const call = { method, path: `/api/v1${path}`, ...(body && { body }), ...(token && { token }) }
    const { status, text } = await client.send({ ...call, ...(type && { type }) })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return JSON.parse(text)
  }
  const { token } = z.parse(sessionAnswer, await ask('POST', '/auth/admin', ADMIN)).user
  const rows = names.map((name) => `${name},${name},4-1,`)
  const csv = ['userName,displayName,classCode,pin', ...rows].join('\n')
  const imported = z.parse(importAnswer, await ask('POST', '/user/import', csv, token, 'text/csv'))
  if (imported.created !== PUPILS) throw new Error(`${imported.created} of ${PUPILS} pupils were imported.`)

  const { menulinks } = z.parse(menuAnswer, await ask('GET', '/menulinks'))
  const open = menulinks.filter(
    (link) => link.clientID !== '' && link.isBravoEnabled && link.isEnabled && !link.isAuthRequired,
  )
  const [changed, ...played] = open
  if (!changed) throw new Error('No page counts towards a Bravo.')
  const room = z.parse(roomTokenAnswer, await ask('POST', '/auth/room', undefined, token))
  const { socket, heard } = await enterRoom(url, room.token, '198.51.100.1')
  const save = (link: MenuLink) => ask('POST', '/menulinks', { link }, token)

  return {
    playables: played.map(({ clientID, parentGroupID }) => ({
      clientID,
      isScoreBased: parentGroupID === SCORE_GROUP,
    })),
    heard,
    /** Off and on again, in even pauses over the lesson. */
    async changePages() {
      for (let change = 0; change < CHANGES; change++) {
        await pause(LESSON_MILLISECONDS / (CHANGES + 1))
        await save({ ...changed, isEnabled: change % 2 === 1 })
      }
    },
    leave: () => socket.close(1000),
  }
}

/** Where the database has otherwise than the rules make of what was played. */
async function wrongCounts(
  database: Awaited<ReturnType<School['database']>>,
  plans: ReadonlyMap<string, PupilPlan>,
): Promise<string[]> {
  const counted = await byPupil(database, 'SELECT user_name AS name, client_id AS value FROM activities')
  const bravos = await byPupil(database, 'SELECT user_name AS name, bravo_id AS value FROM bravos')
  return [...plans].flatMap(([name, plan]) => {
    const pages = counted.get(name) ?? []
    const isRight =
      pages.length === plan.counted.size && pages.every((page) => plan.counted.has(String(page)))
    const got = bravos.get(name)?.length ?? 0
    return [
      ...(isRight ? [] : [`${name}: ${pages.length} activities in place of ${plan.counted.size}`]),
      ...(got === plan.bravos ? [] : [`${name}: ${got} Bravos in place of ${plan.bravos}`]),
    ]
  })
}

async function byPupil(database: Awaited<ReturnType<School['database']>>, select: string) {
  const { results } = await database.prepare(`${select} JOIN users ON users.id = user_id`).all()
  const found = new Map<string, (string | number)[]>()
  for (const { name, value } of z.parse(z.array(foundRow), results)) {
    found.set(name, [...(found.get(name) ?? []), value])
  }
  return found
}

/** Everyone hears of every change of the menu, and the administrator of every move. */
function unheard(
  pupils: readonly PupilAtWork[],
  teacher: ReadonlyMap<string, number>,
  plans: ReadonlyMap<string, PupilPlan>,
): string[] {
  const moves = [...plans.values()].reduce((sum, { plays }) => sum + plays.length, 0)
  const seen = teacher.get('navigate') ?? 0
  return [
    ...(seen === moves ? [] : [`The administrator heard of ${seen} moves in place of ${moves}`]),
    ...pupils.flatMap(({ user, heard }) =>
      ['menuChanged', 'pageDisabled'].flatMap((type) => {
        const due = type === 'menuChanged' ? CHANGES : CHANGES / 2
        const times = heard.get(type) ?? 0
        return times === due ? [] : [`${user.userName} heard ${type} ${times} times in place of ${due}`]
      }),
    ),
  ]
}

function print({ taken }: Notes, troubles: readonly string[], lasted: number): void {
  console.log(
    `\n${PUPILS} pupils; the lesson took ${(lasted / 1000).toFixed(0)} s; load of the machine ${loadavg()[0]?.toFixed(1)}.\n`,
  )
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(12))).join(''))
  line(['call', 'answers', 'p50 ms', 'p99 ms'])
  for (const [name, times] of taken) {
    const sorted = times.toSorted((one, other) => one - other)
    const part = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)
    line([name, String(times.length), part(0.5), part(0.99)])
  }
  console.log(`\nRefused, lost or counted wrongly: ${troubles.length}`)
  for (const trouble of troubles.slice(0, 20)) console.log(`  ${trouble}`)
}
