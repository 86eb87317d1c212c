import PartySocket from 'partysocket'
import * as z from 'zod/mini'
import { CLOSE_CODES, type ClientEvent, ROOM, type ServerEvent, serverEvent } from '../../../domain/events.ts'

/**
 * An event of the room or its connection. `lost`: the connection broke or could not be opened. It is retried,
 * and outgoing events wait. `reopened`: the connection is open again, but events were missed meanwhile. The
 * room sends all places again.
 */
export type RoomEvent = ServerEvent | { type: 'lost' } | { type: 'reopened' }

/**
 * Reconnection delays in milliseconds. The first one is random per client, since the whole school reconnects
 * at the same time.
 */
const RECONNECT_DELAYS_MS = { min: 1000, spread: 1000, max: 5000 }
const CONNECTION_TIMEOUT_MS = 20_000
const MAX_QUEUED_MESSAGES = 20
/** If two tokens are refused within this time, a fresh token does not help. */
const REPEATED_REFUSAL_MS = 60_000

export interface RoomOptions {
  /** Returns a room token, which opens one socket; null for a visitor, who only listens. A failure is retried later. */
  token(): string | null | Promise<string | null>
  onNews(news: RoomEvent): void
  /** The room refused the token, and the socket stays closed until `reconnect`. */
  onRefused(): void
  /** Host and port of the room. Default: the page's own. */
  host?: string
  /** From 0 up to 1. */
  random?(): number
}

export interface RoomSocket {
  /**
   * Sends an event now or at the next connection. The room forgets a client that disconnects, so the pupil's page and
   * lesson step are sent again at each connection. A logout is sent only over an open connection.
   */
  send(event: ClientEvent): void
  close(): void
  /** Connects again with the current token: after a sign-in, a sign-out or a refusal. */
  reconnect(): void
  /** Reconnects if newer sockets have replaced this one. Call it when the page becomes visible again. */
  reconnectIfReplaced(): void
}

/** Close codes after which a retry would fail the same way, so that there is no automatic reconnection. */
const FINAL_CODES: readonly number[] = [CLOSE_CODES.badToken, CLOSE_CODES.tooManySockets]

/** Opens the school's room and keeps it open. Load this module lazily. */
export function connectRoom({
  token,
  onNews,
  onRefused,
  host = location.host,
  random = Math.random,
}: RoomOptions): RoomSocket {
  let isVisitor = true
  let isFirst = true
  let isReconnecting = false
  let wasReplaced = false
  let lastPage: ClientEvent | null = null
  let lastLessonStep: ClientEvent | null = null
  let lastRefusal = Number.NEGATIVE_INFINITY
  let refusalTimer: ReturnType<typeof setTimeout> | undefined

  const socket = new PartySocket({
    host,
    ...pageProtocol(),
    party: ROOM.party,
    room: ROOM.name,
    async query() {
      try {
        const current = await token()
        isVisitor = current === null
        return { token: current }
      } catch (error) {
        // Without a token the library opens no socket, so none closes.
        isFirst = false
        onNews({ type: 'lost' })
        throw error
      }
    },
    minReconnectionDelay: RECONNECT_DELAYS_MS.min + random() * RECONNECT_DELAYS_MS.spread,
    maxReconnectionDelay: RECONNECT_DELAYS_MS.max,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    maxEnqueuedMessages: MAX_QUEUED_MESSAGES,
    shouldReconnectOnClose: ({ code }) => !FINAL_CODES.includes(code),
  })

  socket.addEventListener('open', () => {
    for (const event of [lastPage, lastLessonStep])
      if (event && !isVisitor) socket.send(JSON.stringify(event))
    if (!isFirst) onNews({ type: 'reopened' })
    isFirst = false
  })
  socket.addEventListener('message', ({ data }) => {
    const event = readEvent(data)
    if (event) onNews(event)
  })
  socket.addEventListener('close', ({ code }) => {
    wasReplaced = code === CLOSE_CODES.tooManySockets
    isFirst = false
    if (!isReconnecting) onNews({ type: 'lost' })
    if (code !== CLOSE_CODES.badToken) return
    const isRepeated = Date.now() - lastRefusal < REPEATED_REFUSAL_MS
    lastRefusal = Date.now()
    refusalTimer = setTimeout(onRefused, isRepeated ? RECONNECT_DELAYS_MS.max : 0)
  })

  return {
    send(event) {
      if (event.type === 'navigate') lastPage = event
      if (event.type === 'lessonPlace') lastLessonStep = event
      if (event.type === 'logout') {
        lastPage = null
        lastLessonStep = null
        // Waiting events belong to the user who signed out: the next connection may be another user's.
        socket.drainQueuedMessages()
      }
      const isTransient = ['navigate', 'lessonPlace', 'logout'].includes(event.type)
      if (!isTransient || socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
      if (event.type !== 'logout') reconnectIfReplaced()
    },
    close() {
      clearTimeout(refusalTimer)
      socket.close()
    },
    reconnect,
    reconnectIfReplaced,
  }

  function reconnect(): void {
    clearTimeout(refusalTimer)
    wasReplaced = false
    // The library reports this intended close synchronously: it is not a lost connection.
    isReconnecting = true
    socket.reconnect()
    isReconnecting = false
  }

  function reconnectIfReplaced(): void {
    if (wasReplaced) reconnect()
  }
}

/** The library uses `wss` for all but private addresses, so pass the protocol of the page. */
export function pageProtocol(): { protocol?: 'ws' | 'wss' } {
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
