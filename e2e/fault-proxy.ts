import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A proxy in front of the school, with which a test can take the network down or simulate a new release of the site. */
export interface FaultProxy {
  url: string
  /** Breaks every connection. */
  isDown: boolean
  /** Serves a newer service worker than the built one. */
  isNewVersion: boolean
  /** Drops the response to every n-th changing call; 0 drops none. */
  dropsEvery: number
  close(): void
}

export async function openFaultProxy(school: string): Promise<FaultProxy> {
  const server = createServer((incoming, answer) => {
    if (proxy.isDown) incoming.socket.destroy()
    else forward(school, incoming, answer, proxy.isNewVersion, isDropped(incoming))
  })
  let changes = 0
  const isDropped = ({ method }: IncomingMessage) =>
    proxy.dropsEvery > 0 && method === 'POST' && ++changes % proxy.dropsEvery === 0
  server.on('upgrade', (_incoming, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const proxy: FaultProxy = {
    url: `http://localhost:${port}`,
    isDown: false,
    isNewVersion: false,
    dropsEvery: 0,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return proxy
}

function forward(
  school: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  isNewVersion: boolean,
  isDropped: boolean,
): void {
  const { url = '/', method, headers } = incoming
  const isChanged = url === '/sw.js' && isNewVersion
  const passedHeaders = isChanged ? { ...headers, 'accept-encoding': 'identity' } : headers
  // A new connection each time, since the school may close an idle one just as it is used again.
  const options = { method, headers: passedHeaders, agent: false }
  const passed = request(school + url, options, async (from) => {
    if (isDropped) {
      incoming.socket.destroy()
      return
    }
    if (!isChanged) {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
      return
    }
    const worker = `${await text(from)}
// A newer version.`
    const { 'content-length': _length, etag: _etag, ...rest } = from.headers
    answer.writeHead(200, rest)
    answer.end(worker)
  })
  passed.on('error', () => answer.destroy())
  incoming.pipe(passed)
}
