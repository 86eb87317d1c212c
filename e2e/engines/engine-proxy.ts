import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { watchProblems } from './watch-problems.ts'

const WATCH_SCRIPT_PATH = '/watch-problems.js'

/**
 * A proxy to the school that injects `watchProblems` into pages. WebKitGTK's driver reports no console
 * messages and cannot run a script before the page's own.
 */
export async function openEngineProxy(school: string): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === WATCH_SCRIPT_PATH)
      answer.setHeader('content-type', 'text/javascript').end(`(${watchProblems})()`)
    else forward(school, incoming, answer)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const { hostname, port } = new URL(school)
    const through = connect(Number(port), hostname)
    const headers = incoming.rawHeaders.flatMap((name, index, all) =>
      index % 2 ? [] : `${name}: ${all[index + 1]}`,
    )
    through.write(`${[`GET ${incoming.url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`)
    through.write(head)
    through.pipe(socket).pipe(through)
    for (const end of [socket, through])
      end.on('error', () => {
        socket.destroy()
        through.destroy()
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(school: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { url = '/', method, headers } = incoming
  const isPage = headers.accept?.includes('text/html') ?? false
  const sent = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers
  // A new connection each time, since the school may close an idle one just as it is used again.
  const passed = request(school + url, { method, headers: sent, agent: false }, async (from) => {
    if (!isPage) {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
      return
    }
    const { 'content-length': _length, etag: _etag, ...rest } = from.headers
    answer.writeHead(from.statusCode ?? 502, rest)
    answer.end((await text(from)).replace('<head>', `<head><script src="${WATCH_SCRIPT_PATH}"></script>`))
  })
  passed.on('error', () => answer.destroy())
  incoming.pipe(passed)
}
