import PartySocket from 'partysocket'
import * as z from 'zod/mini'
import {
  LIVE_CLOSE_CODES,
  type LiveGameMessage,
  type LiveGameView,
  liveGameView,
} from '../../../domain/live/messages.ts'
import { ApiError, type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { pageProtocol } from '../../lib/live/room-socket.ts'

/** Milliseconds. The first delay is random per client, because whole classes reconnect together. */
const RECONNECT_DELAYS_MS = { min: 500, spread: 1000, max: 3000 }
const CONNECTION_TIMEOUT_MS = 20_000
/** Counts of hands are sent at this interval, which uses at most half of the socket's `MESSAGE_LIMITS`. */
const HANDS_INTERVAL_MS = 1000

/** Close codes after which another connection would be closed too, with the reason. */
const FINAL_CODES: ReadonlyMap<number, Sentence> = new Map([
  [LIVE_CLOSE_CODES.over, { message: 'Ce jeu est fini.', english: 'This game is over.' }],
  [
    LIVE_CLOSE_CODES.tooManySockets,
    { message: 'Ce jeu est déjà ouvert ailleurs.', english: 'This game is already open somewhere else.' },
  ],
])

interface LiveGameOptions {
  code: string
  /** Returns a token, which opens one socket. @throws {ApiError} */
  token(): Promise<string>
  onView(view: LiveGameView): void
  /** The connection opened or broke. A broken connection is retried. */
  onConnection(isOpen: boolean): void
  /** The user is not allowed to enter or stay, or the game does not exist. Not retried. */
  onRefused(reason: Sentence): void
  host?: string
  random?(): number
}

export interface LiveGameSocket {
  /**
   * Messages wait for the connection, and counts of hands for their interval. A newer message replaces a
   * waiting one of the same type.
   */
  send(message: LiveGameMessage): void
  /** Reconnects immediately if the connection is broken. Call it when the page or the network is back. */
  wake(): void
  close(): void
}

/** Opens the socket of a live game and keeps it open, with a fresh token for each connection. */
export function connectLiveGame({
  code,
  token,
  onView,
  onConnection,
  onRefused,
  host = location.host,
  random = Math.random,
}: LiveGameOptions): LiveGameSocket {
  const socket = new PartySocket({
    host,
    ...pageProtocol(),
    party: 'live-game',
    room: code,
    async query() {
      try {
        return { token: await token() }
      } catch (error) {
        if (error instanceof ApiError && isFinal(error)) {
          socket.close()
          onRefused(sentenceOf(error))
        } else onConnection(false)
        throw error
      }
    },
    minReconnectionDelay: RECONNECT_DELAYS_MS.min + random() * RECONNECT_DELAYS_MS.spread,
    maxReconnectionDelay: RECONNECT_DELAYS_MS.max,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    shouldReconnectOnClose: (event) => !FINAL_CODES.has(event.code),
  })
  /** The last answer. Sent again after a reconnect if the game lacks it. */
  let answer: Extract<LiveGameMessage, { type: 'answer' }> | null = null
  let isFirstView = true
  /** Messages to send, in order. The game ignores late ones by the number of their question. */
  const waiting = new Map<LiveGameMessage['type'], LiveGameMessage>()
  let handsTimer: ReturnType<typeof setTimeout> | undefined
  const send = (message: LiveGameMessage) => socket.send(JSON.stringify(message))
  const sendWaiting = () => {
    clearTimeout(handsTimer)
    handsTimer = undefined
    if (socket.readyState !== socket.OPEN) return
    for (const message of waiting.values()) send(message)
    waiting.clear()
  }
  socket.addEventListener('open', () => {
    isFirstView = true
    onConnection(true)
    sendWaiting()
  })
  socket.addEventListener('close', ({ code }) => {
    const reason = FINAL_CODES.get(code)
    if (reason) onRefused(reason)
    else onConnection(false)
  })
  socket.addEventListener('message', ({ data }) => {
    const view = readView(data)
    if (!view) return
    if (isFirstView && answer && lacksAnswer(view, answer.number)) send(answer)
    isFirstView = false
    onView(view)
  })
  return {
    send(message) {
      if (message.type === 'answer') answer = message
      waiting.delete(message.type)
      waiting.set(message.type, message)
      if (message.type === 'hands') handsTimer ??= setTimeout(sendWaiting, HANDS_INTERVAL_MS)
      else sendWaiting()
    },
    wake() {
      if (socket.readyState !== socket.OPEN) socket.reconnect()
    },
    close() {
      sendWaiting()
      socket.close()
    },
  }
}

/** True if the pupil can still answer the question and the game has no answer. */
function lacksAnswer(view: LiveGameView, number: number): boolean {
  return view.type === 'pupil' && view.phase === 'asking' && view.number === number && view.given === null
}

/** False for temporary errors: no network, a busy server, too many calls. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function readView(data: unknown): LiveGameView | null {
  if (typeof data !== 'string') return null
  try {
    return z.safeParse(liveGameView, JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
