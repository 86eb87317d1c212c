import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import type { PersonClaims } from '../../domain/api/token.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { createTally } from '../../domain/tally.ts'
import { createApp } from '../app.ts'
import { openKeys } from '../auth/keys.ts'
import { actorOf } from '../auth/permit.ts'
import { signToken } from '../auth/token.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { type Env, readVariables } from '../env.ts'
import { findUser } from '../users/queries.ts'
import { bindings } from './bindings.ts'
import { documentedAnswers } from './documented-answers.ts'
import { emptyStores } from './empty-stores.ts'
import { recordReached } from './reached-rooms.ts'
import { type Name, people, rowsSQL } from './rows.ts'

/** Wednesday of the school's week of Sunday 2026-11-15, 10:00 in Toronto. */
export const WEDNESDAY = '2026-11-18T15:00:00.000Z'

export interface CallOptions {
  /** The caller; a visitor by default. */
  as?: Name | undefined
  /** A token that replaces that of `as`. */
  token?: string | undefined
  /** Sent as JSON; a text is sent unchanged. */
  body?: unknown
  /** Streamed without a length. */
  stream?: ReadableStream
  /** Sent unchanged; its type must be in `headers`. */
  file?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** The requested host, or an origin if not HTTPS; the first school's host by default. */
  at?: string
  from?: string
  /** Called when background work starts. */
  onLater?: () => void
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

export interface School {
  db: Database
  clock: { now: Date; set(instant: string): void; advance(milliseconds: number): void }
  /** `call('POST /activities', {as: 'alice', body: {...}})`; resolves after background work has ended. */
  call(request: string, options?: CallOptions): Promise<Answer>
  /** Like `call`, for responses that are not JSON. */
  send(request: string, options?: CallOptions): Promise<Response>
  token(name: Name, claims?: Partial<PersonClaims>): Promise<string>
  /** A token for a user that the test added. */
  tokenOf(id: number, claims?: Partial<PersonClaims>): Promise<string>
}

/** Every app has the same description. */
let hold: ReturnType<typeof documentedAnswers> | undefined

/**
 * Opens a school with the rows of `rows.ts`, and the API on a clock that stands still. Checks every response
 * against the API's description.
 */
export async function openSchool(
  changes: Partial<Env> = {},
  random = () => 0,
  tally = createTally(),
): Promise<School> {
  const db = openDatabase(bindings.DB)
  await emptyStores(undefined, rowsSQL(db))

  const clock = {
    now: new Date(WEDNESDAY),
    set(instant: string) {
      clock.now = new Date(instant)
    },
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const rooms = { MAIN: recordReached(bindings.MAIN), LIVE: recordReached(bindings.LIVE) }
  const env: Env = { ...bindings, ...rooms, ...changes }
  const app = createApp({ clock: () => clock.now, random, tally })
  hold ??= documentedAnswers(app)

  const token = (name: Name, claims?: Partial<PersonClaims>) => tokenOf(people[name].id, claims)

  async function tokenOf(id: number, overrides?: Partial<PersonClaims>): Promise<string> {
    const user = await findUser(db, id)
    if (!user) throw new Error(`There is no user ${id}.`)
    const claims = {
      sub: String(user.id),
      school: FIRST_SCHOOL,
      role: actorOf(user).role,
      tokenVersion: user.tokenVersion,
      // By default an administrator has just signed in with a password.
      ...(user.isAdmin && { by: 'password', provenAt: Math.floor(clock.now.getTime() / 1000) }),
      ...overrides,
    }
    return (await signToken(await openKeys(readVariables(env)), 'api', claims, clock.now)).token
  }

  async function send(request: string, options: CallOptions = {}): Promise<Response> {
    const [method = '', path = ''] = request.split(' ')
    const headers = new Headers({ 'cf-connecting-ip': options.from ?? '192.0.2.1' })
    const bearer = options.token ?? (options.as && (await token(options.as)))
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
    if (options.body !== undefined) headers.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
    const text = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
    const body = options.stream ?? options.file ?? text
    const context = createExecutionContext()
    const { waitUntil } = context
    context.waitUntil = (work) => {
      options.onLater?.()
      waitUntil.call(context, work)
    }
    const { at = 'school.example' } = options
    const url = `${at.includes('://') ? at : `https://${at}`}/api/v1${path}`
    const answer = await app.fetch(
      new Request(url, { method, headers, ...(body !== undefined && { body }) }),
      env,
      context,
    )
    const content = await answer.arrayBuffer()
    await waitOnExecutionContext(context)
    const whole = new Response(content.byteLength === 0 ? null : content, answer)
    if (method !== 'HEAD') await hold?.(method, url, whole)
    return whole
  }

  async function call(request: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await send(request, options)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
  }

  return { db, clock, call, send, token, tokenOf }
}
