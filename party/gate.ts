import * as z from 'zod/mini'
import { scope } from '../domain/api/scope.ts'
import { CLOSE_CODES, ROOM } from '../domain/events.ts'
import { ADDRESS_HEADER, networkOf, UNKNOWN_ADDRESS } from '../domain/network.ts'
import { readJson } from './read-message.ts'
import type { Identity } from './relay.ts'
import { readRoomToken } from './tokens.ts'

/** Checks requests before they reach the room, which gets only the verified identity, in a header. */

/** The room's variables. It has only public keys, so it cannot sign anything. */
const roomVariables = z.object({
  PUBLIC_KEYS: z.string().check(z.minLength(1)),
  ROOM_SECRET: z.string().check(z.minLength(16)),
})
export type RoomVariables = z.infer<typeof roomVariables>

/** The verified facts about a socket request. */
export interface Entry {
  /** Null for a visitor. */
  who: Identity | null
  /** The one-use number of the token; null for a visitor. */
  jti: string | null
  /** Keyed hash of the client's address. */
  address: string
}

/** The platform's rate limiter, per minute. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

const ENTRY_HEADER = 'x-room-entry'
const identity = z.object({
  school: z.string(),
  id: z.int(),
  role: z.enum(['pupil', 'admin', 'substitute']),
  displayName: z.string(),
  avatarUrl: z.string(),
  classCode: z.optional(z.string()),
  scope: z.optional(scope),
  until: z.optional(z.int()),
  session: z.int(),
  issued: z.optional(z.int()),
  sid: z.optional(z.string()),
})
const entry = z.object({
  who: z.nullable(identity),
  jti: z.nullable(z.string()),
  address: z.string(),
})

/** @throws if a variable is missing; the message names it */
export function readRoomVariables(env: unknown): RoomVariables {
  return z.parse(roomVariables, env)
}

/**
 * Decides on a socket request: returns the request for the room, or the response to send instead. A request
 * without a token is a visitor's. With a bad token the socket is opened and closed immediately, because the
 * client would retry a refused upgrade forever. Above the rate limit the client should retry.
 * @param school if given, tokens of other schools are refused
 * @param requestedSchool the school whose address was requested; its visitors are counted together
 */
export async function admit(
  request: Request,
  env: unknown,
  {
    school,
    requestedSchool = school,
    limiter,
  }: { school?: string; requestedSchool?: string; limiter?: RateLimiter | undefined } = {},
): Promise<Request | Response> {
  const url = new URL(request.url)
  if (url.pathname !== ROOM.path) return new Response(null, { status: 404 })
  const variables = readRoomVariables(env)
  const token = url.searchParams.get('token')
  const read = token === null ? null : await readRoomToken(token, variables.PUBLIC_KEYS)
  const member = read && read.who.school === (school ?? read.who.school) ? read : null
  const address = await addressOf(request, variables.ROOM_SECRET)
  // Counts per user and address: a flood cannot block other users, and nobody can block a user from another
  // address.
  const sender = member ? `${member.who.school}:${member.who.id}` : `visitors:${requestedSchool}`
  const key = `room:${sender}:${address}`
  if (limiter && !(await limiter.limit({ key })).success) {
    return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  }
  if (token !== null && !member) return closedSocket(CLOSE_CODES.badToken, 'The token is not valid')
  const verified: Entry = { who: member?.who ?? null, jti: member?.jti ?? null, address }
  const headers = { upgrade: 'websocket', [ENTRY_HEADER]: encodeURIComponent(JSON.stringify(verified)) }
  return new Request(new URL(ROOM.path, url), { headers })
}

/** Reads the result of `admit`. A request without it is a visitor's. */
export function entryOf(request: { headers: { get(name: string): string | null } }): Entry {
  const header = request.headers.get(ENTRY_HEADER)
  if (header === null) return { who: null, jti: null, address: UNKNOWN_ADDRESS }
  return z.parse(entry, readJson(decodeURIComponent(header)))
}

export async function addressOf(request: Request, secret: string): Promise<string> {
  const network = networkOf(request.headers.get(ADDRESS_HEADER) ?? UNKNOWN_ADDRESS)
  const hash = await digest(`${secret}:address:${network}`)
  return Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns a refusal for a request that is not a post by the Worker, otherwise null. */
export async function refusePost(
  request: Request,
  env: unknown,
  path: string = ROOM.path,
): Promise<Response | null> {
  if (new URL(request.url).pathname !== path) return new Response(null, { status: 404 })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const expected = `Bearer ${readRoomVariables(env).ROOM_SECRET}`
  const given = request.headers.get('authorization') ?? ''
  return (await isSameSecret(given, expected)) ? null : new Response(null, { status: 401 })
}

/** Answers a post of the Worker: 204 after `announce`, 400 if the body does not match the schema. */
export async function answerPost<Event>(
  request: Request,
  env: unknown,
  schema: z.ZodMiniType<Event>,
  announce: (event: Event) => Promise<void>,
  path?: string,
): Promise<Response> {
  const refused = await refusePost(request, env, path)
  if (refused) return refused
  const event = z.safeParse(schema, readJson(await request.text()))
  if (!event.success) return new Response(null, { status: 400 })
  await announce(event.data)
  return new Response(null, { status: 204 })
}

/** Opens a socket and closes it immediately, so that the client learns the reason. */
export function closedSocket(code: number, reason: string): Response {
  const pair = new WebSocketPair()
  pair[1].accept()
  pair[1].close(code, reason)
  return new Response(null, { status: 101, webSocket: pair[0] })
}

/** Compares digests in constant time, so that timing reveals nothing about the secret. */
async function isSameSecret(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(one), digest(other)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
