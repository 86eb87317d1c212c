import { expect } from 'vitest'
import type { Scope } from '../../../domain/api/scope.ts'
import { ROOM } from '../../../domain/events.ts'
import type { User } from './messages.ts'
import { makeSchoolKeys, type SchoolKeys, type TokenParts } from './school-keys.ts'
import { type Opening, openClient, type TestClient } from './test-client.ts'

/** The default class of test pupils. It has the maximum length of a class code. */
export const CLASS = '学'.repeat(20)
export const ROOM_SECRET = 'a secret that only the Worker knows'

/** A room that runs on one of the two libraries, reached only over the network. */
export interface RunningRoom {
  /** Its origin, e.g. `http://127.0.0.1:34567`. */
  origin: string
  /** Evicts the room from memory while its sockets stay open, if the runtime supports that. */
  hibernate: (() => Promise<void>) | null
  stop(): Promise<void>
}

export type StartRoom = (variables: { PUBLIC_KEYS: string; ROOM_SECRET: string }) => Promise<RunningRoom>

interface Opened {
  room: RunningRoom
  keys: SchoolKeys
  oldKeys: SchoolKeys
  strangersKeys: SchoolKeys
}

/** A running room, the keys it accepts, and the users of one test. */
export class School {
  readonly #start: StartRoom
  #opened: Opened | null = null
  #lastID = 0
  #users = new Set<number>()
  #clients: TestClient[] = []

  constructor(start: StartRoom) {
    this.#start = start
  }

  async open(): Promise<void> {
    const [keys, oldKeys, strangersKeys] = await Promise.all(['new', 'old', 'new'].map(makeSchoolKeys))
    if (!keys || !oldKeys || !strangersKeys) throw new Error('Three keys are needed.')
    const PUBLIC_KEYS = JSON.stringify({ keys: [keys.publicJWK, oldKeys.publicJWK] })
    const room = await this.#start({ PUBLIC_KEYS, ROOM_SECRET })
    this.#opened = { room, keys, oldKeys, strangersKeys }
  }

  async stop(): Promise<void> {
    await this.#opened?.room.stop()
  }

  /** Closes the clients of a test. Later messages about its users are dropped. */
  async endTest(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close(1000)))
    this.#clients = []
    this.#users = new Set()
  }

  get room(): RunningRoom {
    return this.#open.room
  }

  /** The address for sockets. */
  get url(): string {
    return this.room.origin.replace('http', 'ws') + ROOM.path
  }

  /** The current signing key. */
  get keys(): SchoolKeys {
    return this.#open.keys
  }

  /** An older signing key that is still published. */
  get oldKeys(): SchoolKeys {
    return this.#open.oldKeys
  }

  /** A key that the room does not accept, although it has the id of the signing key. */
  get strangersKeys(): SchoolKeys {
    return this.#open.strangersKeys
  }

  someone(displayName: string): User {
    this.#lastID += 1
    this.#users.add(this.#lastID)
    return { id: this.#lastID, displayName, avatarUrl: '3.fox.png' }
  }

  tokenOf(
    { id, displayName, avatarUrl }: User,
    role: string,
    {
      tokenVersion = 1,
      sid,
      classCode = CLASS,
      scope,
      ...parts
    }: TokenParts & {
      tokenVersion?: number
      sid?: string
      classCode?: string
      scope?: Scope
    } = {},
  ): Promise<string> {
    const jti = crypto.randomUUID()
    const claims = { sub: String(id), role, tokenVersion, sid, jti, name: displayName, avatar: avatarUrl }
    return this.keys.sign({ ...claims, classCode, scope }, parts)
  }

  ticketOf(user: User, jti: string, parts: TokenParts = {}, signer = this.keys): Promise<string> {
    return signer.sign({ sub: String(user.id), jti, bravoCount: 4 }, { audience: 'bonus', ...parts })
  }

  async connect(opening: Opening = {}): Promise<TestClient> {
    const users = this.#users
    const client = await openClient(this.url, opening, (message) => {
      const id = userIDOf(message)
      return id === null || users.has(id)
    })
    this.#clients.push(client)
    return client
  }

  async connectAs(role: 'pupil' | 'admin', user = this.someone('Zoé')): Promise<TestClient> {
    return this.connect({ token: await this.tokenOf(user, role) })
  }

  /** Posts like the Worker; a null `authorization` omits the header. */
  post(
    body: unknown,
    authorization: string | null = `Bearer ${ROOM_SECRET}`,
    path: string = ROOM.path,
  ): Promise<Response> {
    return fetch(this.room.origin + path, {
      method: 'POST',
      headers: authorization === null ? {} : { authorization },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  /** Asserts that nothing was sent: the listeners' next message is a signal sent now. */
  async expectSilence(...listeners: TestClient[]): Promise<void> {
    this.#lastID += 1
    const updated = new Date(this.#lastID).toISOString()
    const signal = { type: 'bravoWinnerChanged', user: null, bravoCount: 1, updated }
    expect((await this.post(signal)).status).toBe(204)
    for (const listener of listeners) expect(await listener.next()).toEqual(signal)
  }

  get #open(): Opened {
    if (!this.#opened) throw new Error('The school is not open yet.')
    return this.#opened
  }
}

function userIDOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('user' in message)) return null
  const { user } = message
  return typeof user === 'object' && user !== null && 'id' in user ? Number(user.id) : null
}
