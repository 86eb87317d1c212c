import type { ClientEvent } from '../../../domain/events.ts'
import { ApiError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../session/session.ts'
import type { RoomNews, RoomSocket } from './room-socket.ts'

const listeners = new Set<(news: RoomNews) => void>()
let room: Promise<RoomSocket> | null = null

/**
 * Listens to the school's room, which the first listener opens. Without the room the site works all the same, but learns of
 * changes only when it asks the API.
 */
export function onRoomNews(listener: (news: RoomNews) => void): () => void {
  listeners.add(listener)
  void openRoom()
  return () => {
    listeners.delete(listener)
  }
}

/** Tells the room, as soon as it is open, unless somebody else is here by then. */
export function emit(event: ClientEvent): void {
  const userID = session.current()?.id
  void openRoom().then((socket) => {
    if (session.current()?.id === userID) socket.send(event)
  })
}

/** Has the room tell an administrator again where each pupil is. */
export function listAnew(): void {
  void openRoom().then((socket) => socket.reconnect())
}

/** Tells everyone that the flags of a page's link were changed. */
export function emitPageStateChanged(page: Extract<ClientEvent, { type: 'pageStateChanged' }>['page']): void {
  const { clientID, displayName, isEnabled } = page
  emit({ type: 'pageStateChanged', page: { clientID, displayName, isEnabled } })
}

/** Its script is asked for until it comes: what is to be told waits for it, and nothing is dropped. */
function openRoom(): Promise<RoomSocket> {
  room ??= connect()
  return room
}

async function connect(): Promise<RoomSocket> {
  const { connectRoom } = await loadPart(() => import('./room-socket.ts'), Number.POSITIVE_INFINITY)
  const socket = connectRoom({ token: roomToken, onNews, onRefused: () => socket.reconnect() })
  followSession(socket)
  // A network that is back is not left waiting for the next try.
  addEventListener('online', () => socket.reconnect())
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.comeBack()
  })
  return socket
}

function onNews(news: RoomNews): void {
  for (const listener of listeners) listener(news)
}

/** Signing in or out takes a new connection: the room knows each by its token. */
function followSession(socket: RoomSocket): void {
  let userID = session.current()?.id
  session.subscribe(() => {
    const nextID = session.current()?.id
    if (nextID === userID) return
    if (userID !== undefined) socket.send({ type: 'logout' })
    userID = nextID
    socket.reconnect()
  })
}

/**
 * The token for a connection; null for a visitor, who only listens.
 * @throws {ApiError} where it cannot be had for now: the connection is then tried again later
 */
async function roomToken(): Promise<string | null> {
  const userID = session.current()?.id
  if (userID === undefined) return null
  const answer = await callAs(userID, 'POST auth/room').catch(nothingWhereRefused)
  // Meanwhile someone else may have signed in. While the socket waits for a token, `reconnect` asks for no other.
  if (session.current()?.id !== userID) return roomToken()
  return answer?.token ?? null
}

function nothingWhereRefused(error: unknown): null {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
  throw error
}
