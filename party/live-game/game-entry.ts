import * as z from 'zod/mini'
import { LIVE_CLOSE_CODES, liveGameSocketPath } from '../../domain/live/messages.ts'
import { type LiveEntry, liveEntry } from '../../domain/live/token.ts'
import { addressOf, closedSocket, type RateLimiter, readRoomVariables } from '../gate.ts'
import { readJson } from '../read-message.ts'
import { readLiveToken } from '../tokens.ts'

const ENTRY_HEADER = 'x-live-game-entry'

/**
 * Decides on a socket request: returns the request for the game, or the response to send instead. A socket with a
 * bad token is opened and closed immediately, because the client would retry a refused upgrade forever.
 */
export async function admitToGame(
  request: Request,
  env: unknown,
  { code, limiter }: { code: string; limiter?: RateLimiter | undefined },
): Promise<{ request: Request; entry: LiveEntry } | Response> {
  const url = new URL(request.url)
  const variables = readRoomVariables(env)
  const entry = await readLiveToken(url.searchParams.get('token') ?? '', variables.PUBLIC_KEYS)
  const sender = entry ? `${entry.school}:${entry.userID}` : await addressOf(request, variables.ROOM_SECRET)
  if (limiter && !(await limiter.limit({ key: `live:${sender}` })).success) {
    return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  }
  if (entry?.code !== code) return closedSocket(LIVE_CLOSE_CODES.badToken, 'The token is not valid')
  const headers = { upgrade: 'websocket', [ENTRY_HEADER]: encodeURIComponent(JSON.stringify(entry)) }
  return { request: new Request(new URL(liveGameSocketPath(code), url), { headers }), entry }
}

/** Reads the result of `admitToGame`; null for any other request. */
export function liveEntryOf(request: { headers: { get(name: string): string | null } }): LiveEntry | null {
  const header = request.headers.get(ENTRY_HEADER)
  return header === null ? null : (z.safeParse(liveEntry, readJson(decodeURIComponent(header))).data ?? null)
}
