import type { RoomTokenAnswer } from '../../domain/api/auth.ts'
import type { ClientEvent, ServerEvent } from '../../domain/events.ts'
import { apiPost } from './api.ts'
import type { RoomSocket } from './room-socket.ts'
import { session } from './session.ts'

/** How long the door stays shut after the room refused a token, in milliseconds. */
const REFUSED_MS = 5000

let announceRoom: (socket: RoomSocket) => void
const room = new Promise<RoomSocket>((resolve) => {
  announceRoom = resolve
})
let token: string | null = null

/**
 * Opens the school's room, once a visit, and keeps its token that of whoever is signed in. Nothing waits for
 * it: without the room the site works, it only hears of nothing.
 */
export async function openRoom(onEvent: (event: ServerEvent) => void): Promise<void> {
  const { connectRoom } = await import('./room-socket.ts')
  token = await askForToken()
  const socket = connectRoom({
    token: () => token,
    onEvent,
    onRefused: () => setTimeout(renew, REFUSED_MS),
  })
  announceRoom(socket)

  let userID = session.current()?.id
  session.subscribe(() => {
    const nextID = session.current()?.id
    if (nextID === userID) return
    if (userID !== undefined) socket.send({ type: 'logout' })
    userID = nextID
    void renew()
  })

  async function renew() {
    token = await askForToken()
    socket.reconnect()
  }
}

/** Tells the room, as soon as it is open. */
export function emit(event: ClientEvent): void {
  void room.then((socket) => socket.send(event))
}

/** Tells everyone that the flags of a page's link were changed. */
export function emitPageStateChanged(page: Extract<ClientEvent, { type: 'pageStateChanged' }>['page']): void {
  const { clientID, displayName, isEnabled } = page
  emit({ type: 'pageStateChanged', page: { clientID, displayName, isEnabled } })
}

/** A visitor has none, and neither has who cannot get one: they listen. */
async function askForToken(): Promise<string | null> {
  if (!session.current()) return null
  const answer = await apiPost<RoomTokenAnswer>('auth/room').catch(() => null)
  return answer?.token ?? null
}
