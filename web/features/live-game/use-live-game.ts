import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveGameMessage, LiveGameView } from '../../../domain/live/messages.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { callWith } from '../../lib/api/call-with.ts'
import { connectLiveGame, type LiveGameSocket } from './live-game-socket.ts'

export interface LiveGameState {
  /** The last view; null until the first one arrives. */
  view: LiveGameView | null
  /**
   * When the time to think ends by the device's clock, in milliseconds since 1970. Null without a limit and
   * in a pause.
   */
  endsAt: number | null
  isLost: boolean
  /** Why the user cannot play. Null again if a later connection is accepted. */
  refusal: Sentence | null
  send(message: LiveGameMessage): void
}

/** Returns a token that opens one socket of a game. @throws {ApiError} */
export type Enter = (code: string) => Promise<string>

/** Enters games with the user's session. */
export function entryOf(userID: number): Enter {
  return async (code) => (await callAs(userID, 'POST live-games/:code/entry', { path: { code } })).data.token
}

/** Enters games with only a token of the games site. The game can be re-entered after that token expires. */
export function entryWith(token: string): Enter {
  let bearer = token
  return async (code) => {
    const { data } = await callWith(bearer)('POST live-games/:code/entry', { path: { code } })
    bearer = data.again ?? bearer
    return data.token
  }
}

/** Connects to a live game. @param enter must be stable: a new function reconnects */
export function useLiveGame(code: string, enter: Enter): LiveGameState {
  const [state, setState] = useState<Omit<LiveGameState, 'send'>>({
    view: null,
    endsAt: null,
    isLost: false,
    refusal: null,
  })
  const socket = useRef<LiveGameSocket>(null)
  useEffect(() => {
    const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }))
    const opened = connectLiveGame({
      code,
      token: () => enter(code),
      onView: (view) => set({ view, endsAt: endOf(view), refusal: null }),
      onConnection: (isOpen) => set({ isLost: !isOpen }),
      onRefused: (refusal) => set({ refusal }),
    })
    socket.current = opened
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('online', opened.wake, { signal })
    document.addEventListener('visibilitychange', () => !document.hidden && opened.wake(), { signal })
    return () => {
      listening.abort()
      opened.close()
    }
  }, [code, enter])
  const send = useCallback((message: LiveGameMessage) => socket.current?.send(message), [])
  return { ...state, send }
}

function endOf({ endsInMs, isPaused }: LiveGameView): number | null {
  return endsInMs === null || isPaused ? null : Date.now() + endsInMs
}
