import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

/** Answers any message by the text of a changed menu to everyone, as `relay.ts` does. */
const SCRIPT = `
import { DurableObject } from 'cloudflare:workers'
export class Relay extends DurableObject {
  fetch() {
    const [client, server] = Object.values(new WebSocketPair())
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }
  webSocketMessage() {
    for (const socket of this.ctx.getWebSockets()) socket.send('{"type":"menuChanged"}')
  }
}
export default { fetch: (request, { RELAY }) => RELAY.get(RELAY.idFromName('relay')).fetch(request) }`

/**
 * The least that the room can cost on its runtime: a Durable Object whose sockets outlast its sleep, and which does
 * nothing but send. What the room takes longer is its own.
 */
export async function startBareObject(): Promise<{ address: string; stop(): Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      cf: false,
      logRequests: false,
      workers: [
        {
          name: 'relay',
          modules: true,
          script: SCRIPT,
          compatibilityDate: '2026-11-01',
          durableObjects: { RELAY: 'Relay' },
        },
      ],
    }),
  )
  const { href } = await miniflare.ready
  return { address: href.replace('http', 'ws'), stop: () => miniflare.dispose() }
}
