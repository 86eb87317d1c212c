import PartySocket from 'partysocket'
import * as z from 'zod/mini'
import { CLOSE, type ClientEvent, ROOM, type ServerEvent, serverEvent } from '../../../domain/events.ts'

/**
 * What the room says. `lost`: the connection broke, or cannot be made; it is tried again by itself, and what is told meanwhile waits.
 * `reopened`: it stands again, and whatever was said meanwhile was missed; the room then tells an administrator again where each pupil is.
 */
export type RoomNews = ServerEvent | { type: 'lost' } | { type: 'reopened' }

/** Reconnection, in milliseconds. Each client's first wait is its own: a whole school reconnects at once. */
const RECONNECTION = { least: 1000, spread: 1000, most: 5000 }
const CONNECTION_TIMEOUT_MS = 20_000
const WAITING_MESSAGES = 20
/** Two refusals within so many milliseconds mean that a fresh token does not help. */
const REFUSED_AGAIN_MS = 60_000

export interface RoomOptions {
  /**
   * The room token, asked for at each connection, since each opens one socket; null for a
   * visitor, who only listens. Where it fails the connection is tried again later.
   */
  token(): string | null | Promise<string | null>
  onNews(news: RoomNews): void
  /** The room refused the token and the socket stays closed: get a fresh one, then `reconnect`. */
  onRefused(): void
  /** Host and port of the room; the page's own by default. */
  host?: string
  /** From 0 up to 1. */
  random?(): number
}

export interface RoomSocket {
  /**
   * Sends now, or at the next connection. The room forgets who disconnects: so the pupil's place, on the site and in a lesson, is sent
   * again at each connection, and a logout only to an open one.
   */
  send(event: ClientEvent): void
  close(): void
  /** Connects again with the current token: after a sign-in, a sign-out, or a refusal. */
  reconnect(): void
  /** The page is looked at again: connects again where newer sockets took the place of this one. */
  comeBack(): void
}

/** After these codes there is no reconnection until something changes here: the next try would be closed likewise. */
const STAYS_CLOSED: readonly number[] = [CLOSE.badToken, CLOSE.tooManySockets]

/** Opens the school's room and keeps it open. Load it lazily: no page waits for it. */
export function connectRoom({
  token,
  onNews,
  onRefused,
  host = location.host,
  random = Math.random,
}: RoomOptions): RoomSocket {
  let isVisitor = true
  let isFirst = true
  let isMadeAnew = false
  let madeWay = false
  let place: ClientEvent | null = null
  let lesson: ClientEvent | null = null
  let lastRefusal = Number.NEGATIVE_INFINITY
  let refusal: ReturnType<typeof setTimeout> | undefined

  const socket = new PartySocket({
    host,
    ...pageProtocol(),
    party: ROOM.party,
    room: ROOM.name,
    async query() {
      const current = await token()
      isVisitor = current === null
      return { token: current }
    },
    minReconnectionDelay: RECONNECTION.least + random() * RECONNECTION.spread,
    maxReconnectionDelay: RECONNECTION.most,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    maxEnqueuedMessages: WAITING_MESSAGES,
    shouldReconnectOnClose: ({ code }) => !STAYS_CLOSED.includes(code),
  })

  socket.addEventListener('open', () => {
    for (const event of [place, lesson]) if (event && !isVisitor) socket.send(JSON.stringify(event))
    if (!isFirst) onNews({ type: 'reopened' })
    isFirst = false
  })
  socket.addEventListener('message', ({ data }) => {
    const event = readEvent(data)
    if (event) onNews(event)
  })
  socket.addEventListener('close', ({ code }) => {
    madeWay = code === CLOSE.tooManySockets
    isFirst = false
    if (!isMadeAnew) onNews({ type: 'lost' })
    if (code !== CLOSE.badToken) return
    const isAgain = Date.now() - lastRefusal < REFUSED_AGAIN_MS
    lastRefusal = Date.now()
    refusal = setTimeout(onRefused, isAgain ? RECONNECTION.most : 0)
  })

  return {
    send(event) {
      if (event.type === 'navigate') place = event
      if (event.type === 'lessonPlace') lesson = event
      if (event.type === 'logout') {
        place = null
        lesson = null
        // What waits belongs to the user who signed out: the next connection may be another's.
        socket.drainQueuedMessages()
      }
      const isOfNow = ['navigate', 'lessonPlace', 'logout'].includes(event.type)
      if (!isOfNow || socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
      if (event.type !== 'logout') comeBack()
    },
    close() {
      clearTimeout(refusal)
      socket.close()
    },
    reconnect,
    comeBack,
  }

  function reconnect(): void {
    clearTimeout(refusal)
    madeWay = false
    // Closed on purpose, which the library tells at once: nothing is lost.
    isMadeAnew = true
    socket.reconnect()
    isMadeAnew = false
  }

  function comeBack(): void {
    if (madeWay) reconnect()
  }
}

/** The library takes `wss` for every host but private addresses; the page itself knows better. */
function pageProtocol(): { protocol?: 'ws' | 'wss' } {
  const page = globalThis.location?.protocol
  return page === undefined ? {} : { protocol: page === 'https:' ? 'wss' : 'ws' }
}

function readEvent(data: unknown): ServerEvent | null {
  if (typeof data !== 'string') return null
  try {
    const event = z.safeParse(serverEvent, JSON.parse(data))
    return event.success ? event.data : null
  } catch {
    return null
  }
}
