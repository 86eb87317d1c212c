import * as z from 'zod/mini'
import { CLOSE, ROOM, type WorkerEvent, workerEvent } from '../domain/events.ts'
import { ADDRESS_HEADER, networkOf, UNKNOWN_ADDRESS } from '../domain/network.ts'
import { readJson } from './read-json.ts'
import type { Identity } from './relay.ts'
import { readRoomToken } from './tokens.ts'

/**
 * Checks each request before the room wakes: a connection reaches the room with its verified identity in a header and
 * without its token or address; no header or query of the client gets through.
 */

/** The variables of the room; the keys are public ones alone: the room can sign nothing. */
const roomVariables = z.object({
  PUBLIC_KEYS: z.string().check(z.minLength(1)),
  ROOM_SECRET: z.string().check(z.minLength(16)),
})
export type RoomVariables = z.infer<typeof roomVariables>

/** What is known of a request for a socket before the room sees it. */
export interface Entry {
  /** Null for a visitor. */
  who: Identity | null
  /** The one-use number of the token; null for a visitor. */
  jti: string | null
  /** The address that it comes from, as a keyed hash. */
  address: string
}

/** The platform's limit on requests in a minute. */
interface Flood {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

const ENTRY_HEADER = 'x-room-entry'
const identity = z.object({
  school: z.string(),
  id: z.int(),
  role: z.enum(['pupil', 'admin']),
  displayName: z.string(),
  avatarUrl: z.string(),
  classCode: z.optional(z.string()),
  session: z.int(),
  sid: z.optional(z.string()),
})
const entry = z.object({
  who: z.nullable(identity),
  jti: z.nullable(z.string()),
  address: z.string(),
})

/** @throws where a variable is missing: the message names it. */
export function readRoomVariables(env: unknown): RoomVariables {
  return z.parse(roomVariables, env)
}

/**
 * Who asks for a socket: the request to hand to the room, or the answer to give instead. Without a token
 * it is a visitor; with a bad one the socket is opened and closed at once, since a refused upgrade would
 * be tried again for ever. In a flood it is to be tried again.
 * @param school the only one whose tokens are taken, where the room is one school's
 * @param asked the school whose address was asked: its visitors are counted together
 */
export async function admit(
  request: Request,
  env: unknown,
  { school, asked = school, flood }: { school?: string; asked?: string; flood?: Flood | undefined } = {},
): Promise<Request | Response> {
  const url = new URL(request.url)
  if (url.pathname !== ROOM.path) return new Response(null, { status: 404 })
  const variables = readRoomVariables(env)
  const token = url.searchParams.get('token')
  const read = token === null ? null : await readRoomToken(token, variables.PUBLIC_KEYS)
  const member = read && read.who.school === (school ?? read.who.school) ? read : null
  const address = await addressOf(request, variables.ROOM_SECRET)
  // Each user is counted apart, so that no flood refuses others; and by address, so that none from elsewhere refuses them.
  const sender = member ? `${member.who.school}:${member.who.id}` : `visitors:${asked}`
  const key = `room:${sender}:${address}`
  if (flood && !(await flood.limit({ key })).success) {
    return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  }
  if (token !== null && !member) return closedSocket(CLOSE.badToken, 'The token is not valid')
  const known: Entry = { who: member?.who ?? null, jti: member?.jti ?? null, address }
  const headers = { upgrade: 'websocket', [ENTRY_HEADER]: encodeURIComponent(JSON.stringify(known)) }
  return new Request(new URL(ROOM.path, url), { headers })
}

/** What `admit` found out; a request that it did not see is a visitor's. */
export function entryOf(request: { headers: { get(name: string): string | null } }): Entry {
  const header = request.headers.get(ENTRY_HEADER)
  if (header === null) return { who: null, jti: null, address: UNKNOWN_ADDRESS }
  return z.parse(entry, readJson(decodeURIComponent(header)))
}

async function addressOf(request: Request, secret: string): Promise<string> {
  const network = networkOf(request.headers.get(ADDRESS_HEADER) ?? UNKNOWN_ADDRESS)
  const hash = await digest(`${secret}:address:${network}`)
  return Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Why a request for no socket is refused; null for a post of the Worker. */
export async function refuse(request: Request, env: unknown): Promise<Response | null> {
  if (new URL(request.url).pathname !== ROOM.path) return new Response(null, { status: 404 })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const expected = `Bearer ${readRoomVariables(env).ROOM_SECRET}`
  const given = request.headers.get('authorization') ?? ''
  return (await isEqual(given, expected)) ? null : new Response(null, { status: 401 })
}

/** Answers the Worker's post: 204 once `announce` has told everyone, 400 where it is no event. */
export async function answer(
  request: Request,
  env: unknown,
  announce: (event: WorkerEvent) => Promise<void>,
): Promise<Response> {
  const refused = await refuse(request, env)
  if (refused) return refused
  const event = z.safeParse(workerEvent, readJson(await request.text()))
  if (!event.success) return new Response(null, { status: 400 })
  await announce(event.data)
  return new Response(null, { status: 204 })
}

/** Opens a socket and closes it at once: the client learns why, and the connection ends. */
export function closedSocket(code: number, reason: string): Response {
  const pair = new WebSocketPair()
  pair[1].accept()
  pair[1].close(code, reason)
  return new Response(null, { status: 101, webSocket: pair[0] })
}

/** Compares digests in constant time, which tells nothing of the secret. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(one), digest(other)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
