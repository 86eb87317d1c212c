import type { ClientEvent } from '../../../domain/events.ts'
import { ApiError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { createListeners } from '../listeners.ts'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../session/session.ts'
import type { RoomEvent, RoomSocket } from './room-socket.ts'

const { subscribe, notify } = createListeners<[news: RoomEvent]>()
let room: Promise<RoomSocket> | null = null
/** The session token for which the server refused a room token. The open connection is then a visitor's. */
let refusedToken: string | undefined

/**
 * Subscribes to events of the school's room. The first subscriber opens the connection. Without a connection,
 * the site works but misses live changes.
 */
export function onRoomEvent(listener: (news: RoomEvent) => void): () => void {
  void openRoom()
  return subscribe(listener)
}

/** Sends an event as soon as the room is open, unless another user is signed in by then. */
export function emit(event: ClientEvent): void {
  const userID = session.current()?.id
  void openRoom().then((socket) => {
    if (session.current()?.id === userID) socket.send(event)
  })
}

/** Makes the room send an administrator the place of every pupil again. */
export function requestPlacesAgain(): void {
  void openRoom().then((socket) => socket.reconnect())
}

/** Announces that the flags of a page's link have changed. */
export function emitPageStateChanged(page: Extract<ClientEvent, { type: 'pageStateChanged' }>['page']): void {
  const { clientID, displayName, isEnabled } = page
  emit({ type: 'pageStateChanged', page: { clientID, displayName, isEnabled } })
}

/** Opens the room once. Its script is retried until it loads, and pending events wait for it. */
function openRoom(): Promise<RoomSocket> {
  room ??= connect()
  return room
}

async function connect(): Promise<RoomSocket> {
  const { connectRoom } = await loadPart(() => import('./room-socket.ts'), Number.POSITIVE_INFINITY)
  const socket = connectRoom({ token: roomToken, onNews: notify, onRefused: () => socket.reconnect() })
  reconnectOnUserChange(socket)
  // Reconnect immediately when the network returns.
  addEventListener('online', () => socket.reconnect())
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.reconnectIfReplaced()
  })
  return socket
}

/**
 * Reconnects on sign-in and sign-out: the room identifies a connection by its token. Also reconnects if a
 * refused token was replaced, e.g. after an administrator has set up the required second factor.
 */
function reconnectOnUserChange(socket: RoomSocket): void {
  let userID = session.current()?.id
  session.subscribe(() => {
    const { id: nextID, token } = session.current() ?? {}
    if (nextID === userID) {
      if (refusedToken !== undefined && token !== refusedToken) socket.reconnect()
      return
    }
    if (userID !== undefined) socket.send({ type: 'logout' })
    userID = nextID
    socket.reconnect()
  })
}

/**
 * The token for a connection; null for a visitor, who only listens.
 * @throws {ApiError} if it cannot be fetched now; the connection is then retried later
 */
async function roomToken(): Promise<string | null> {
  const { id: userID, token } = session.current() ?? {}
  refusedToken = undefined
  if (userID === undefined) return null
  const answer = await callAs(userID, 'POST auth/room').catch(nullIfRefused)
  // Check again, since another user may have signed in meanwhile: `reconnect` requests no token while one is pending.
  if (session.current()?.id !== userID) return roomToken()
  if (!answer) refusedToken = token
  return answer?.token ?? null
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
  throw error
}
