import * as z from 'zod/mini'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import { LIVE_SOCKET_LIMITS, MAX_MESSAGE_LENGTH, MESSAGE_LIMITS, SECOND } from '../../domain/bounds.ts'
import { type LiveGameEvent, NO_MORE_TOKENS } from '../../domain/events.ts'
import { addPupils, type LiveAction, newGame, stepGame } from '../../domain/live/game.ts'
import { LIVE_CLOSE_CODES, liveGameMessage } from '../../domain/live/messages.ts'
import type { LivePlan } from '../../domain/live/plan.ts'
import {
  answerKey,
  type LiveGame,
  type LivePupil,
  liveState,
  playerOf,
  storedAnswer,
} from '../../domain/live/state.ts'
import { nextTick } from '../../domain/live/timing.ts'
import type { LiveEntry } from '../../domain/live/token.ts'
import { hostView, pupilView } from '../../domain/live/views.ts'
import { hasEnded, isEndedBy, storeChangedClasses, storeEndedSessions } from '../ended-sessions.ts'
import { createMessageLimit, type SenderLimit } from '../message-limit.ts'
import { sendText } from '../presence.ts'
import { readJson } from '../read-message.ts'
import type { RoomStorage, WriteOptions } from '../storage.ts'
import { createUsedTokens } from '../used-tokens.ts'
import { saveNext, savingProgress } from './saving.ts'

/** The state of a connection, in its attachment to survive hibernation. */
export interface LivePresence extends Pick<LiveEntry, 'userID' | 'isHost' | 'jti' | 'session' | 'sid'> {
  readonly opened: number
}

export interface LiveConnection {
  readonly id: string
  readonly state: LivePresence | null
  setState(state: LivePresence): unknown
  send(text: string): void
  close(code: number, reason: string): void
}

export const HOST_TAG = 'host'

export function liveTagsOf(entry: LiveEntry | null): string[] {
  return entry ? [tagOf(entry)] : []
}

function playerTag(userID: number): string {
  return `player:${userID}`
}

/** Which game it is. */
export type GameID = Pick<LiveEntry, 'school' | 'code'>

/** The dependencies of a live game, provided by the library that runs it. */
export interface LiveGameOptions {
  /** All open connections, or those to which `liveTagsOf` gave the tag. */
  connections(tag?: string): Iterable<LiveConnection>
  storage: RoomStorage & {
    setAlarm(at: number, options?: WriteOptions): Promise<void>
    deleteAll(): Promise<void>
    /** Resolves when all writes are on disk. */
    sync(): Promise<void>
  }
  /** The plan and the pupils of an open game; null if there is none. */
  load(id: GameID): Promise<{ plan: LivePlan; pupils: LivePupil[] } | null>
  /**
   * Saves the results of a game that is over. Called again after an error and until it returns null, so each
   * part must be saved only once.
   * @param done what the last call returned, a user's id; 0 at first
   */
  save(id: GameID, game: LiveGame, done: number): Promise<number | null>
  now(): number
}

/** Batch window: answers and joins within it are stored together. */
const STORE_DELAY_MS = 250
/** More than the maximum number of players times the maximum number of questions. */
const MAX_ANSWERS = 5000

const ID_KEY = 'id'
const STATE_KEY = 'state'
const SAVING_KEY = 'saving'
const ANSWER_PREFIX = 'answer:'

/** By default, the runtime holds back every message until the write is on disk. */
const UNCONFIRMED: WriteOptions = { allowUnconfirmed: true }

const gameID = z.object({ school: z.string(), code: z.string() })

interface OpenGame {
  readonly id: GameID
  game: LiveGame
  /** Last stored state. */
  stored: LiveGame
}

/** One live game: applies the rules to messages, stores each change, and sends the views. */
export function createLiveGame(options: LiveGameOptions) {
  const { connections, storage, now } = options
  const limit = createMessageLimit(now)
  const usedTokens = createUsedTokens(now)
  let current: OpenGame | null = null
  let opening: Promise<unknown> = Promise.resolve()
  let alarmAt: number | null = null
  let storeTimer: ReturnType<typeof setTimeout> | null = null
  /** Pupils whose new view waits until the changes that it contains are stored. */
  const unconfirmed = new Set<number>()

  return {
    async enter(connection: LiveConnection, entry: LiveEntry | null): Promise<void> {
      if (!entry || wasUsed(entry)) {
        return connection.close(LIVE_CLOSE_CODES.badToken, 'The token was used before')
      }
      usedTokens.add(entry.jti)
      const { userID, isHost, jti, session, sid, issued } = entry
      const opened = await open(entry)
      const isNew = opened !== null && !isHost && !playerOf(opened.game.state, userID)
      const latest = isNew ? await options.load(opened.id) : null
      // Checks with the role of a pupil, because every entry depends on the user's classes. Runs last,
      // because a change may have been reported while the game was loaded.
      if (await hasEnded(storage, { id: userID, session, sid, issued, role: 'pupil' }, now())) {
        return connection.close(LIVE_CLOSE_CODES.badToken, 'The session has ended')
      }
      const own = latest?.pupils.filter((pupil) => pupil.userID === userID)
      if (opened && own) opened.game = addPupils(opened.game, own)
      if (!opened || opened !== current || (!isHost && !playerOf(opened.game.state, userID))) {
        return connection.close(LIVE_CLOSE_CODES.over, 'There is no such game for this user')
      }
      connection.setState({ userID, isHost, jti, session, sid, opened: now() })
      closeAboveLimit(connection, isHost)
      const isChanged = await apply(opened, isHost ? { type: 'hostJoin' } : { type: 'join', userID })
      if (!isChanged) await sendView(opened, connection)
    },

    async receive(connection: LiveConnection, message: unknown): Promise<void> {
      const who = connection.state
      const ofSocket: SenderLimit = [connection.id, MESSAGE_LIMITS.socket]
      const senders = who ? [ofSocket, [tagOf(who), MESSAGE_LIMITS.pupil] as const] : [ofSocket]
      if (!limit.allows(senders)) {
        return connection.close(LIVE_CLOSE_CODES.tooManyMessages, 'Too many messages')
      }
      const opened = who && (await open())
      if (!opened) return
      const action = readAction(message, who)
      // A client that sends an action that does not apply may have an outdated view: send the current one.
      if (!action || !(await apply(opened, action))) await sendView(opened, connection)
    },

    disconnected,

    /**
     * Ends a question or the game when its time is up. Once the game is over, saves the results and then
     * deletes everything. Without a game, deletes the stored changes, because all tokens issued before them
     * have expired.
     */
    async alarm(): Promise<void> {
      alarmAt = null
      const opened = await open()
      if (!opened) return storage.deleteAll()
      await apply(opened, { type: 'tick' })
      if (opened.game.state.phase === 'over') await finish(opened)
      else await setAlarm(nextTick(opened.game))
    },

    /**
     * Handles a change that the Worker reports. Stores it even if nobody has entered, because older tokens
     * may still be used.
     */
    async announce(event: LiveGameEvent): Promise<void> {
      if (event.type === 'gameDeleted') {
        // Wait for a running load, because it would restore the game.
        await open()
        await erase()
      }
      if (event.type === 'sessionsEnded') await storeEndedSessions(storage, event.sessions, now())
      else await storeChangedClasses(storage, 'userIDs' in event ? event.userIDs : null, now())
      const opened = await open()
      if (!opened) return setAlarm(now() + 2 * TOKEN_SECONDS.live * SECOND)
      if (event.type === 'gameDeleted') return
      if (event.type === 'classesChanged')
        return closeSockets(({ userID }) => event.userIDs?.includes(userID) ?? true)
      for (const { userID, tokenVersion } of event.sessions) {
        const isErased = tokenVersion === NO_MORE_TOKENS
        if (isErased && playerOf(opened.game.state, userID)) await apply(opened, { type: 'erase', userID })
      }
      await closeSockets((who) =>
        event.sessions.some((ended) => ended.userID === who.userID && isEndedBy(who, ended)),
      )
    },
  }

  /** The connection is closed or closing. Safe to call twice. */
  async function disconnected(connection: LiveConnection): Promise<void> {
    limit.forget(connection.id)
    const who = connection.state
    const opened = who && (await open())
    if (!opened || [...connections(tagOf(who))].some(({ id }) => id !== connection.id)) return
    await apply(opened, who.isHost ? { type: 'hostLeave' } : { type: 'leave', userID: who.userID })
  }

  /** Closes sockets. Clients that may still enter the game reconnect with a new token. */
  async function closeSockets(shouldClose: (who: LivePresence) => boolean): Promise<void> {
    for (const connection of [...connections()]) {
      if (!connection.state || !shouldClose(connection.state)) continue
      connection.close(LIVE_CLOSE_CODES.badToken, 'The rights have changed')
      // Some runtimes do not report a socket that the game itself closes.
      await disconnected(connection)
    }
  }

  /**
   * Returns the game: from memory, from storage after hibernation, or loaded for the first entry. Null if
   * there is none.
   */
  function open(entry?: LiveEntry): Promise<OpenGame | null> {
    if (current) return Promise.resolve(current)
    const opened = opening.then(
      async () => (current ??= (await read()) ?? (entry ? await load(entry) : null)),
    )
    opening = opened.catch(() => null)
    return opened
  }

  async function read(): Promise<OpenGame | null> {
    const id = await storage.get(ID_KEY)
    if (id === undefined) return null
    const stored = await storage.list({ prefix: ANSWER_PREFIX, limit: MAX_ANSWERS })
    const answers = [...stored.values()].map((each) => z.parse(storedAnswer, each))
    const game: LiveGame = {
      state: z.parse(liveState, await storage.get(STATE_KEY)),
      answers: new Map(answers.map((each) => [answerKey(each.number, each.userID), each])),
    }
    const opened: OpenGame = { id: z.parse(gameID, id), game, stored: game }
    // A restart closes sockets without reporting them.
    const players = opened.game.state.players.filter(({ hasJoined }) => hasJoined)
    const gone = players.filter(({ userID }) => isGone(playerTag(userID)))
    for (const { userID } of gone) await apply(opened, { type: 'leave', userID })
    if (isGone(HOST_TAG)) await apply(opened, { type: 'hostLeave' })
    return opened
  }

  function isGone(tag: string): boolean {
    return [...connections(tag)].length === 0
  }

  async function load({ school, code }: LiveEntry): Promise<OpenGame | null> {
    const id = { school, code }
    const loaded = await options.load(id)
    if (!loaded) return null
    const game = newGame(loaded.plan, loaded.pupils, now())
    await Promise.all([storage.put(ID_KEY, id), storage.put(STATE_KEY, game.state), setAlarm(nextTick(game))])
    return { id, game, stored: game }
  }

  /** Applies, sends and stores a change. @returns false if the action changes nothing */
  async function apply(opened: OpenGame, action: LiveAction): Promise<boolean> {
    const before = opened.game
    const after = stepGame(before, action, now())
    if (after === before) return false
    opened.game = after
    await sendViews(opened, HOST_TAG)
    const isPrivate = PRIVATE_ACTIONS.has(action.type) && after.state.phase === before.state.phase
    if (isPrivate) {
      if (action.type === 'answer') unconfirmed.add(action.userID)
      if (action.type === 'join') await sendViews(opened, playerTag(action.userID))
      storeTimer ??= setTimeout(() => void store(opened), STORE_DELAY_MS)
    } else {
      for (const { userID } of after.state.players) unconfirmed.add(userID)
      await store(opened)
    }
    await setAlarm(after.state.phase === 'over' ? now() : nextTick(after))
    return true
  }

  /** Stores the changes and sends the views that wait for them. */
  async function store(opened: OpenGame): Promise<void> {
    cancelStoreTimer()
    const { stored, game } = opened
    opened.stored = game
    const removed = [...stored.answers.keys()].filter((key) => !game.answers.has(key))
    const writes = [
      ...changesBetween(stored, game).map(([key, value]) => storage.put(key, value, UNCONFIRMED)),
      ...(removed.length > 0
        ? [
            storage.delete(
              removed.map((key) => ANSWER_PREFIX + key),
              UNCONFIRMED,
            ),
          ]
        : []),
    ]
    const confirmed = [...unconfirmed]
    unconfirmed.clear()
    await Promise.all([
      ...writes,
      ...confirmed.map((userID) => sendViews(opened, playerTag(userID))),
      storage.sync(),
    ])
  }

  function cancelStoreTimer(): void {
    if (storeTimer !== null) clearTimeout(storeTimer)
    storeTimer = null
  }

  async function sendViews(opened: OpenGame, tag: string): Promise<void> {
    await Promise.all([...connections(tag)].map((connection) => sendView(opened, connection)))
  }

  /** Sends a client its view. A pupil's view confirms the answer, so it waits until the state is stored. */
  async function sendView(opened: OpenGame, connection: LiveConnection): Promise<void> {
    const who = connection.state
    if (!who) return
    const { id, game } = opened
    if (who.isHost) {
      const view = hostView(game, { code: id.code, isSubstitute: who.userID < 0 }, now())
      return sendText(connection, JSON.stringify(view))
    }
    if (unconfirmed.has(who.userID)) return store(opened)
    const view = pupilView(game, who.userID, now())
    await storage.sync()
    sendText(connection, JSON.stringify(view))
  }

  async function setAlarm(at: number | null): Promise<void> {
    if (at === null || at === alarmAt) return
    alarmAt = at
    await storage.setAlarm(at, UNCONFIRMED)
  }

  async function finish({ id, game }: OpenGame): Promise<void> {
    const stored = z.safeParse(savingProgress, await storage.get(SAVING_KEY)).data
    const progress = stored ?? { done: 0, failures: 0, at: 0 }
    if (now() < progress.at) return setAlarm(progress.at)
    if (progress.done === null) return erase()
    const save = (done: number) => options.save(id, game, done)
    const next = await saveNext(save, { ...progress, done: progress.done }, now)
    await storage.put(SAVING_KEY, next)
    await setAlarm(next.at)
  }

  async function erase(): Promise<void> {
    current = null
    cancelStoreTimer()
    unconfirmed.clear()
    await storage.deleteAll()
    for (const connection of connections()) {
      connection.close(LIVE_CLOSE_CODES.over, 'The game is over')
    }
  }

  /** True if the token opened a socket before. After hibernation only sockets that are still open count. */
  function wasUsed(entry: LiveEntry): boolean {
    const { jti } = entry
    return usedTokens.has(jti) || [...connections(tagOf(entry))].some(({ state }) => state?.jti === jti)
  }

  /**
   * Above the limit, closes a pupil's oldest socket but a teacher's newest, so that nobody can close the
   * projector's.
   */
  function closeAboveLimit(newest: LiveConnection, isHost: boolean): void {
    if (!newest.state) return
    const open = [...connections(tagOf(newest.state))]
    if (open.length <= (isHost ? LIVE_SOCKET_LIMITS.host : LIVE_SOCKET_LIMITS.pupil)) return
    const byAge = open.toSorted((one, other) => openedAt(one) - openedAt(other))
    const closed = isHost ? newest : byAge[0]
    closed?.close(LIVE_CLOSE_CODES.tooManySockets, 'Too many sockets')
  }
}

/**
 * Actions that only teachers and the acting user see, unless they also end the question. They are stored in
 * batches, because each commit is slow. Losing a batch is safe: clients rejoin and repeat unconfirmed
 * answers.
 */
const PRIVATE_ACTIONS: ReadonlySet<LiveAction['type']> = new Set([
  'answer',
  'join',
  'leave',
  'hostJoin',
  'hostLeave',
])

function changesBetween(before: LiveGame, after: LiveGame): [key: string, value: unknown][] {
  const added = [...after.answers].filter(([key]) => !before.answers.has(key))
  return [
    ...added.map(([key, answer]): [string, unknown] => [ANSWER_PREFIX + key, answer]),
    ...(after.state === before.state ? [] : [[STATE_KEY, after.state] satisfies [string, unknown]]),
  ]
}

/** The action of a message; null if it is invalid or the user may not send it. */
function readAction(message: unknown, { userID, isHost }: LivePresence): LiveAction | null {
  if (typeof message !== 'string' || message.length > MAX_MESSAGE_LENGTH) return null
  const read = z.safeParse(liveGameMessage, readJson(message)).data
  if (!read) return null
  if (read.type === 'answer') return isHost ? null : { ...read, userID }
  return isHost ? read : null
}

function tagOf({ userID, isHost }: Pick<LivePresence, 'userID' | 'isHost'>): string {
  return isHost ? HOST_TAG : playerTag(userID)
}

function openedAt({ state }: LiveConnection): number {
  return state?.opened ?? Number.MAX_SAFE_INTEGER
}
