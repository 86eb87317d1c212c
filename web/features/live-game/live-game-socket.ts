import PartySocket from 'partysocket'
import * as z from 'zod/mini'
import {
  LIVE_CLOSE_CODES,
  type LiveGameMessage,
  type LiveGameNews,
  liveGameNews,
} from '../../../domain/live/messages.ts'
import { ApiError } from '../../lib/api/api.ts'
import { pageProtocol } from '../../lib/live/room-socket.ts'

/** Milliseconds. The first delay is random per client, because whole classes reconnect together. */
const RECONNECT_DELAYS_MS = { least: 500, spread: 1000, most: 3000 }
const CONNECTION_TIMEOUT_MS = 20_000
/** Answers given offline wait for the connection. A late one changes nothing, since it names its question. */
const MAX_QUEUED_MESSAGES = 3

/** Close codes after which another connection would be closed too. */
const FINAL_CODES: readonly number[] = [LIVE_CLOSE_CODES.over, LIVE_CLOSE_CODES.tooManySockets]

interface LiveGameOptions {
  code: string
  /** Returns a token, which opens one socket. @throws {ApiError} */
  token(): Promise<string>
  onNews(news: LiveGameNews): void
  /** The connection opened or broke. It is retried. */
  onConnection(isOpen: boolean): void
  /** The user may not enter the game, or it does not exist. Not retried. */
  onRefused(error: ApiError): void
  host?: string
  random?(): number
}

export interface LiveGameSocket {
  send(message: LiveGameMessage): void
  /** Reconnects immediately if the connection is broken. Call it when the page or the network is back. */
  wake(): void
  close(): void
}

/** Opens the socket of a live game and keeps it open, with a fresh token for each connection. */
export function connectLiveGame({
  code,
  token,
  onNews,
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
          onRefused(error)
        }
        throw error
      }
    },
    minReconnectionDelay: RECONNECT_DELAYS_MS.least + random() * RECONNECT_DELAYS_MS.spread,
    maxReconnectionDelay: RECONNECT_DELAYS_MS.most,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    maxEnqueuedMessages: MAX_QUEUED_MESSAGES,
    shouldReconnectOnClose: (event) => !FINAL_CODES.includes(event.code),
  })
  /** The last answer. Sent again after a reconnect if the game lacks it. */
  let answer: Extract<LiveGameMessage, { type: 'answer' }> | null = null
  let isFirstNews = true
  const send = (message: LiveGameMessage) => socket.send(JSON.stringify(message))
  socket.addEventListener('open', () => {
    isFirstNews = true
    onConnection(true)
  })
  socket.addEventListener('close', () => onConnection(false))
  socket.addEventListener('message', ({ data }) => {
    const news = readNews(data)
    if (!news) return
    if (isFirstNews && answer && lacksAnswer(news, answer.number)) send(answer)
    isFirstNews = false
    onNews(news)
  })
  return {
    send(message) {
      if (message.type === 'answer') answer = message
      send(message)
    },
    wake() {
      if (socket.readyState !== socket.OPEN) socket.reconnect()
    },
    close: () => socket.close(),
  }
}

/** True if the pupil can still answer the question and the game has no answer. */
function lacksAnswer(news: LiveGameNews, number: number): boolean {
  return news.type === 'pupil' && news.phase === 'asking' && news.number === number && news.given === null
}

/** False for errors that pass: no network, a busy server, too many calls. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function readNews(data: unknown): LiveGameNews | null {
  if (typeof data !== 'string') return null
  try {
    return z.safeParse(liveGameNews, JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
