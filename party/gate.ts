import * as z from 'zod/mini'
import { CLOSE, ROOM, type WorkerEvent, workerEvent } from '../domain/events.ts'
import { readJson } from './read-json.ts'
import type { Identity } from './relay.ts'
import { readRoomToken } from './tokens.ts'

/**
 * The room's door. It runs before the room wakes: a connection comes in with its verified identity in a
 * header and without its token; no header and no query of the client gets past it.
 */

/** The variables of the room; the keys are public ones alone: the room can sign nothing. */
const roomVariables = z.object({
  PUBLIC_KEYS: z.string().check(z.minLength(1)),
  ROOM_SECRET: z.string().check(z.minLength(16)),
})
export type RoomVariables = z.infer<typeof roomVariables>

const IDENTITY_HEADER = 'x-room-identity'
const identity = z.object({
  school: z.string(),
  id: z.int(),
  role: z.enum(['pupil', 'admin']),
  displayName: z.string(),
  avatarUrl: z.string(),
  session: z.int(),
  sid: z.optional(z.string()),
})

/** @throws where a variable is missing: the message names it. */
export function readRoomVariables(env: unknown): RoomVariables {
  return z.parse(roomVariables, env)
}

/**
 * Who asks for a socket: the request to hand to the room, or the answer to give instead. Without a token
 * it is a visitor; with a bad one the socket is opened and closed at once, since a refused upgrade would
 * be tried again for ever.
 * @param school the only one whose tokens are taken, where the room is one school's
 */
export async function admit(request: Request, env: unknown, school?: string): Promise<Request | Response> {
  const url = new URL(request.url)
  if (url.pathname !== ROOM.path) return new Response(null, { status: 404 })
  const headers = new Headers({ upgrade: 'websocket' })
  const token = url.searchParams.get('token')
  if (token !== null) {
    const who = await readRoomToken(token, readRoomVariables(env).PUBLIC_KEYS)
    if (!who || who.school !== (school ?? who.school))
      return closedSocket(CLOSE.badToken, 'The token is not valid')
    headers.set(IDENTITY_HEADER, encodeURIComponent(JSON.stringify(who)))
  }
  return new Request(new URL(ROOM.path, url), { headers })
}

/** The identity that `admit` gave the request; null for a visitor. */
export function identityOf(request: { headers: { get(name: string): string | null } }): Identity | null {
  const header = request.headers.get(IDENTITY_HEADER)
  return header === null ? null : z.parse(identity, readJson(decodeURIComponent(header)))
}

/** Why a request that asks for no socket is turned away; null for a post of the Worker. */
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

/** Opens a socket and closes it at once: who is turned away hears why, and the line below it ends. */
export function closedSocket(code: number, reason: string): Response {
  const pair = new WebSocketPair()
  pair[1].accept()
  pair[1].close(code, reason)
  return new Response(null, { status: 101, webSocket: pair[0] })
}

/** Compares digests, every byte of them: how long it takes tells nothing of the secret. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(one), digest(other)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
