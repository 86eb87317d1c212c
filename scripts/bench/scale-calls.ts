import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { tables } from '../../worker/backup/tables.ts'
import { everyCall, namedStatements, typeOf } from '../../worker/testing/every-call.ts'
import { FIRST_PUPIL, pupilName } from '../../worker/testing/year.ts'
import type { Batch } from './batch.ts'
import type { Answer, Call, Client } from './load.ts'
import { NOW } from './school-year.ts'

/** Pupils who play, in turns; the others are there to be changed and erased, in turns too. */
const PLAYERS = 5

export interface Schools {
  client: Client
  /** Of a school. */
  pupils: number
  /** The administrators'. */
  password: string
  /** The file of a school's database as it was filled, which nothing writes to. */
  filled: string
}

/** A call of the API as it is made in a school: `title` is the same in each school and round. */
export interface ScriptedCall {
  title: string
  /** Whether it changes nothing. */
  isRead: boolean
  /** @throws {Error} where the answer is no good one */
  send: () => Promise<Answer>
}

export interface Calls {
  /** Undoes what a round before did, so that every call can be made again. */
  begin(school: string, round: number, isCounted: boolean): Promise<ScriptedCall[]>
  /** Gives back the pupil whom the round erased, in the very rows: else a school that is asked often would grow small. */
  end(school: string, round: number): Promise<void>
}

export function openCalls({ client, pupils, password, filled }: Schools): Calls {
  const run = async (school: string, statements: Batch['statements']) => {
    const body: Batch = { database: school === FIRST_SCHOOL ? 'DB' : `DB_${school}`, statements }
    await send(client, { method: 'POST', path: '/batch', body })
  }
  const pupilOf = (round: number) => FIRST_PUPIL + (round % PLAYERS)
  const otherOf = (round: number) => FIRST_PUPIL + PLAYERS + (round % (pupils - PLAYERS))
  const source = new DatabaseSync(filled, { readOnly: true })
  const admin = { ...administratorOf(source), password }
  const rowsOf = openRows(source)

  return {
    async begin(school, round, isCounted) {
      const [pupil, other] = [pupilOf(round), otherOf(round)]
      await run(school, renewing(admin, pupil))
      return callsOf(client, school, { pupil, other, admin, isCounted })
    },
    async end(school, round) {
      await run(school, rowsOf(otherOf(round)))
    },
  }
}

interface Administrator {
  id: number
  userName: string
  passwordHash: string
  password: string
}

const administrator = z.object({ id: z.number(), userName: z.string(), passwordHash: z.string() })

function administratorOf(source: DatabaseSync) {
  const row = source
    .prepare('SELECT id, user_name AS userName, password_hash AS passwordHash FROM users WHERE is_admin')
    .get()
  return z.parse(administrator, row)
}

/** Reads a pupil's rows: of each table the statement that writes them, and they as JSON. */
function openRows(source: DatabaseSync): (pupil: number) => [insert: string, rows: string][] {
  const readers = tables.flatMap(({ name, columns, userID }) => {
    if (userID === undefined) return []
    const names = [...columns]
    const values = names.map((column) => `value ->> '${column}'`)
    const insert = `INSERT INTO ${name} (${names}) SELECT ${values} FROM json_each(?)`
    return [{ insert, select: source.prepare(`SELECT * FROM ${name} WHERE ${userID} = ?`) }]
  })
  return (pupil) => readers.map(({ insert, select }) => [insert, JSON.stringify(select.all(pupil))])
}

function renewing(admin: Administrator, pupil: number): Batch['statements'] {
  const measured = "client_id GLOB 'Page*Measured*' OR client_id = 'Page_Games_Memory_New'"
  const statements = [
    'DELETE FROM attempts',
    "DELETE FROM users WHERE user_name IN ('new pupil', 'newer pupil')",
    `UPDATE users SET token_version = 1, card_version = 1, ended_sessions = '{}' WHERE id IN (${admin.id}, ${pupil})`,
    `DELETE FROM activities WHERE user_id = ${pupil} AND (${measured})`,
    `DELETE FROM activity_answers WHERE user_id = ${pupil} AND idempotency_key = 'new'`,
    `DELETE FROM bravos WHERE user_id = ${pupil} AND grant_key = 'activity:${pupil}:2026-06-14:3'`,
    `DELETE FROM video_views WHERE user_id = ${pupil} AND video = 'new'`,
    'DELETE FROM bravos WHERE bravo_id = 9000001',
    "DELETE FROM bonus_claims WHERE claim_id NOT GLOB 'claim of *'",
    `DELETE FROM menu_links WHERE group_id BETWEEN 900000 AND 900010 OR ${measured}`,
    `DELETE FROM games WHERE ${measured}`,
    'DELETE FROM deleted_games',
    `DELETE FROM pages WHERE ${measured}`,
    'DELETE FROM page_versions',
    ...namedStatements(),
  ]
  return [
    ['UPDATE users SET password_hash = ? WHERE id = ?', admin.passwordHash, admin.id],
    ...statements.map((statement) => [statement] as const),
  ]
}

interface Cast {
  pupil: number
  other: number
  admin: Administrator
  isCounted: boolean
}

async function callsOf(
  client: Client,
  school: string,
  { pupil, other, admin, isCounted }: Cast,
): Promise<ScriptedCall[]> {
  const host = `${school}.example`
  const { card, ...tokens } = await signIn(client, host, pupil, admin)
  const calls = await everyCall({
    pupil: { id: pupil, userName: pupilName(pupil) },
    otherPupilID: other,
    admin: { userName: admin.userName, password: admin.password },
    classCode: 'c0',
    card,
    now: NOW,
  })
  const inOrder = calls.toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return inOrder.map(([request, as, body]) => {
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
    const title = request.replaceAll(String(pupil), '{id}').replaceAll(String(other), '{other}')
    return { title, isRead: method === 'GET', send: () => send(client, call) }
  })
}

/** The list of everyone's activities of a month, whole, leaves much to be cleared up: few calls come after it, those that end a session. */
function placeOf(request: string): number {
  if (/^POST \/auth\/(sign-out-everywhere|password)$/.test(request)) return 2
  return /^GET \/activities\/user\/report\/all\?date=[^&]*$/.test(request) ? 1 : 0
}

async function send(client: Client, call: Call): Promise<Answer> {
  const answer = await client.send(call)
  if (answer.status >= 300)
    throw new Error(`${call.host}: ${call.method} ${call.path} answered ${answer.status}: ${answer.text}`)
  return answer
}

const opened = z.object({ data: z.object({ Token: z.string() }) })

/** What the callers show, none of it measured. */
async function signIn(client: Client, host: string, pupil: number, admin: Cast['admin']) {
  const ask = async <Data>(call: Call, answer: z.ZodMiniType<Data>) => {
    const { text } = await send(client, { ...call, path: `/api/v1/${call.path}`, host })
    return z.parse(answer, JSON.parse(text))
  }
  const session = async (path: string, body: object) =>
    (await ask({ method: 'POST', path, body }, sessionAnswer)).user.token
  const ofAdmin = await session('auth/admin', { userName: admin.userName, password: admin.password })
  const ofPupil = await session('auth/login', { userName: pupilName(pupil) })
  const leaving = await session('auth/login', { userName: pupilName(pupil) })
  const { card } = (await ask({ method: 'GET', path: `cards/${pupil}`, token: ofAdmin }, cardAnswer)).data
  const { Token } = (await ask({ method: 'GET', path: `user/0/${pupil}`, token: ofPupil }, opened)).data
  return { card, admin: ofAdmin, pupil: ofPupil, leaving, 'games site': Token }
}
