import { routeRoom } from '../../party/partyserver.ts'
import type { Env } from '../../worker/env.ts'
import { LiveGame as Game } from '../../worker/index.ts'
import { createWorker } from '../../worker/serve.ts'
import { recordStatements } from '../../worker/testing/record-statements.ts'
import { LIVE_USAGE_PATH, type LiveUsage, RELAY_PATH } from './live-usage.ts'

export { SchoolRoom } from '../../worker/index.ts'

const usage: LiveUsage = { requests: 0, objectRowsWritten: 0, rowsRead: 0, rowsWritten: 0 }
const worker = createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)

/** Tags of the relay's sockets. */
const RELAY = 'relay'
const RELAY_HOST = 'relay-host'

/**
 * The Worker's own live game, which counts its requests and the rows that it writes to its storage and to D1.
 * At `RELAY_PATH` it is a bare relay: it echoes each message to its sender and forwards it to the host's
 * sockets.
 */
export class LiveGame extends Game {
  readonly #statements

  constructor(ctx: DurableObjectState, env: Env) {
    const { database, statements } = recordStatements(env.DB)
    countWrites(ctx.storage)
    super(ctx, { ...env, DB: database })
    this.#statements = statements
  }

  override async fetch(request: Request) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(RELAY_PATH)) {
      const { 0: client, 1: server } = new WebSocketPair()
      this.ctx.acceptWebSocket(server, [RELAY, ...(pathname.endsWith('/host') ? [RELAY_HOST] : [])])
      return new Response(null, { status: 101, webSocket: client })
    }
    usage.requests += 1
    return super.fetch(request)
  }

  override async webSocketMessage(socket: WebSocket, message: ArrayBuffer | string) {
    if (this.#isRelay(socket)) {
      for (const each of [socket, ...this.ctx.getWebSockets(RELAY_HOST)]) each.send(message)
      return
    }
    usage.requests += 1
    return super.webSocketMessage(socket, message)
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string, wasClean: boolean) {
    if (!this.#isRelay(socket)) return super.webSocketClose(socket, code, reason, wasClean)
  }

  #isRelay(socket: WebSocket): boolean {
    return this.ctx.getTags(socket).includes(RELAY)
  }

  override async alarm() {
    usage.requests += 1
    await super.alarm()
    for (const { rowsRead, rowsWritten } of this.#statements.splice(0)) {
      usage.rowsRead += rowsRead
      usage.rowsWritten += rowsWritten
    }
  }
}

let isCounting = false

/** Each value and each alarm that is set is one row. */
function countWrites(storage: DurableObjectStorage): void {
  if (isCounting) return
  isCounting = true
  const methods: unknown = Object.getPrototypeOf(storage)
  if (typeof methods !== 'object' || methods === null) throw new Error('The storage has no methods.')
  for (const name of ['put', 'setAlarm']) {
    const method: unknown = Reflect.get(methods, name)
    if (typeof method !== 'function') throw new Error(`The storage has no ${name}.`)
    Reflect.set(methods, name, function counted(this: unknown, ...given: unknown[]) {
      usage.objectRowsWritten += 1
      return method.apply(this, given)
    })
  }
}

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === LIVE_USAGE_PATH) return Response.json(usage)
    if (pathname.startsWith(RELAY_PATH)) {
      const [code = ''] = pathname.slice(RELAY_PATH.length).split('/')
      return env.LIVE.getByName(RELAY + code).fetch(request)
    }
    if (!worker.fetch) throw new Error('The Worker has no fetch handler.')
    return worker.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
