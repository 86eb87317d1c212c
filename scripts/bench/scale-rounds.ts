import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { everyCall, namedStatements, typeOf } from '../../worker/testing/every-call.ts'
import { FIRST_PUPIL, pupilName } from '../../worker/testing/year.ts'
import type { School } from '../school-server.ts'
import type { Call, Client } from './load.ts'
import type { Figures } from './scale-figures.ts'
import { NOW } from './school-year.ts'

/** Schools that are measured together: each round asks the next of them. */
export interface Target {
  title: string
  schools: readonly string[]
}

interface Rounds {
  count: number
  /** Of a school: each round erases one. */
  pupils: number
  /** The administrator's. */
  password: string
}

/** What does not change anything is asked so often in each round. */
const READS = 2
/** Pupils who play, in turns; the others are there to be changed and erased. */
const PLAYERS = 5

/**
 * Makes every call of the API on each target, call by call in turns, so that what else the machine does hits all alike; then once
 * more to count rows. Every school has made each of them once before: the first time, a database reads its pages and its statements.
 * @returns by call, the figures in the order of the targets
 */
export async function measureRounds(
  school: School,
  client: Client,
  targets: readonly Target[],
  { count, pupils, password }: Rounds,
): Promise<Map<string, Figures[]>> {
  const names = targets.flatMap(({ schools }) => schools)
  const administrators = new Map<string, Administrator>()
  for (const name of new Set(names)) administrators.set(name, await administratorOf(school, name))

  const scriptOf = async (name: string, round: number, isCounted: boolean) => {
    const pupil = FIRST_PUPIL + (round % PLAYERS)
    const other = FIRST_PUPIL + pupils - 1 - round
    const administrator = found(administrators, name)
    await renew(school, name, administrator, pupil)
    const calls = await callsOf(client, name, {
      pupil,
      other,
      admin: { ...administrator, password },
      isCounted,
    })
    return calls.map(([request, call]) => {
      const title = request.replaceAll(String(pupil), '{id}').replaceAll(String(other), '{other}')
      return [title, call] as const
    })
  }

  for (const name of targets.flatMap(({ schools }) => schools.slice(0, count + 1)))
    for (const [, call] of await scriptOf(name, count + 1, false)) await send(client, call)

  const measured = new Map<string, Figures[]>()
  for (let round = 0; round <= count; round++) {
    const isCounted = round === count
    const scripts: (readonly (readonly [string, Call])[])[] = []
    for (const { schools } of targets)
      scripts.push(await scriptOf(schools[round % schools.length] ?? '', round, isCounted))
    for (const index of scripts[0]?.keys() ?? []) {
      for (let turn = 0; turn < scripts.length; turn++) {
        const place = (turn + round + index) % scripts.length
        const [title, call] = scripts[place]?.[index] ?? []
        if (title === undefined || call === undefined) throw new Error('Not every school has the same calls.')
        const figures = measured.get(title) ?? targets.map(() => ({ taken: [], rowsRead: 0 }))
        measured.set(title, figures)
        const here = figures[place]
        if (here) await make(client, call, here, isCounted)
      }
    }
  }
  return measured
}

async function make(client: Client, call: Call, figures: Figures, isCounted: boolean): Promise<void> {
  const times = call.method === 'GET' && !isCounted ? READS : 1
  for (let time = 0; time < times; time++) {
    const sent = performance.now()
    const { headers } = await send(client, call)
    if (isCounted) figures.rowsRead = Number(headers['x-rows-read'])
    else figures.taken.push(performance.now() - sent)
  }
}

/** @throws {Error} where the answer is no good one */
async function send(client: Client, call: Call): ReturnType<Client['send']> {
  const answer = await client.send(call)
  if (answer.status >= 300)
    throw new Error(`${call.host}: ${call.method} ${call.path} answered ${answer.status}: ${answer.text}`)
  return answer
}

interface Administrator {
  id: number
  userName: string
  passwordHash: string
}

function found(administrators: Map<string, Administrator>, name: string): Administrator {
  const administrator = administrators.get(name)
  if (!administrator) throw new Error(`Nobody administers "${name}".`)
  return administrator
}

async function administratorOf(school: School, name: string): Promise<Administrator> {
  const row = await (await databaseOf(school, name))
    .prepare('SELECT id, user_name AS userName, password_hash AS passwordHash FROM users WHERE is_admin')
    .first<Administrator>()
  if (!row) throw new Error(`Nobody administers "${name}".`)
  return row
}

function databaseOf(school: School, name: string) {
  return name === FIRST_SCHOOL ? school.database() : school.database(name)
}

/** Undoes what a round before did, so that every call can be made again. */
async function renew(school: School, name: string, admin: Administrator, pupil: number): Promise<void> {
  const database = await databaseOf(school, name)
  const measured = "client_id GLOB 'Page*Measured*' OR client_id = 'Page_Games_Memory_New'"
  const statements = [
    'DELETE FROM attempts',
    "DELETE FROM users WHERE user_name IN ('new pupil', 'newer pupil')",
    `UPDATE users SET token_version = 1, card_version = 1 WHERE id IN (${admin.id}, ${pupil})`,
    `DELETE FROM activities WHERE user_id = ${pupil} AND (${measured})`,
    `DELETE FROM activity_answers WHERE user_id = ${pupil} AND idempotency_key = 'new'`,
    `DELETE FROM bravos WHERE user_id = ${pupil} AND grant_key = 'activity:${pupil}:2026-06-14:3'`,
    `DELETE FROM video_views WHERE user_id = ${pupil} AND video = 'new'`,
    'DELETE FROM bravos WHERE bravo_id = 9000001',
    `DELETE FROM menu_links WHERE group_id BETWEEN 900000 AND 900010 OR ${measured}`,
    `DELETE FROM games WHERE ${measured}`,
    'DELETE FROM deleted_games',
    `DELETE FROM pages WHERE ${measured}`,
    'DELETE FROM page_versions',
    ...namedStatements(),
  ]
  await database.batch([
    database.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(admin.passwordHash, admin.id),
    ...statements.map((statement) => database.prepare(statement)),
  ])
}

interface Cast {
  pupil: number
  other: number
  admin: { id: number; userName: string; password: string }
  isCounted: boolean
}

/** Every call, as it is sent to the school. */
async function callsOf(
  client: Client,
  school: string,
  { pupil, other, admin, isCounted }: Cast,
): Promise<(readonly [string, Call])[]> {
  const host = `${school}.example`
  const { card, ...tokens } = await signIn(client, host, pupil, admin)
  const calls = await everyCall({
    pupil: { id: pupil, userName: pupilName(pupil) },
    otherPupilID: other,
    admin,
    classCode: 'c0',
    card,
    now: NOW,
  })
  return calls.map(([request, as, body]) => {
    const [method = '', path = ''] = request.split(' ')
    const token = as === 'visitor' ? null : tokens[as]
    const type = typeOf(body)
    const call = {
      method,
      path: `${isCounted ? '/counted' : ''}/api/v1${path.replace('|', '%7C')}`,
      host,
      ...(token !== null && { token }),
      ...(body !== undefined && { body }),
      ...(type !== null && { type }),
    }
    return [request, call] as const
  })
}

const opened = z.object({ data: z.object({ Token: z.string() }) })

/** What the callers show, none of it measured. */
async function signIn(client: Client, host: string, pupil: number, admin: Cast['admin']) {
  const send = async <Answer>(call: Call, answer: z.ZodMiniType<Answer>) => {
    const { status, text } = await client.send({ ...call, path: `/api/v1/${call.path}`, host })
    if (status >= 300) throw new Error(`${host}: ${call.path} answered ${status}: ${text}`)
    return z.parse(answer, JSON.parse(text))
  }
  const session = async (path: string, body: object) =>
    (await send({ method: 'POST', path, body }, sessionAnswer)).user.token
  const ofAdmin = await session('auth/admin', admin)
  const ofPupil = await session('auth/login', { userName: pupilName(pupil) })
  const { card } = (await send({ method: 'GET', path: `cards/${pupil}`, token: ofAdmin }, cardAnswer)).data
  const { Token } = (await send({ method: 'GET', path: `user/0/${pupil}`, token: ofPupil }, opened)).data
  return { card, admin: ofAdmin, pupil: ofPupil, 'games site': Token }
}
