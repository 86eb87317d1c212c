import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { constants, createBrotliCompress } from 'node:zlib'

/** A server on a free port of loopback, to be closed. */
export interface LocalServer {
  url: string
  close(): void
}

const TEXT = /^(text|image\/svg|application\/(json|javascript|manifest))/
/** What a network of servers spends on an answer. */
const QUALITY = 5

/** Hands everything on to `origin`, and text compressed, as Pages does. */
export function compressing(origin: string): Promise<LocalServer> {
  const { hostname, port } = new URL(origin)
  const handOn = ({ method, url, headers }: IncomingMessage) =>
    request({ hostname, port, method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } })
  const server = createServer((asked, answer) => {
    const further = handOn(asked)
    further.on('response', (given) => {
      const { 'content-length': _length, ...headers } = given.headers
      answerWith(answer, given.statusCode ?? 502, headers, given)
    })
    further.on('error', () => answer.destroy())
    asked.pipe(further)
  })
  server.on('upgrade', (asked, socket) => {
    const further = handOn(asked)
    further.on('upgrade', (given, room) => {
      const lines = given.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('')
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`)
      room.pipe(socket).pipe(room)
      room.on('error', () => socket.destroy())
      socket.on('error', () => room.destroy())
    })
    further.on('error', () => socket.destroy())
    further.end()
  })
  return opened(server)
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Serves the files of a folder, compressed too. */
export function serveFolder(folder: string): Promise<LocalServer> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url
    const text = await readFile(join(folder, path)).catch(() => null)
    const type = text ? TYPES[extname(path)] : undefined
    if (!text || !type) return answer.writeHead(404, { 'content-type': 'text/plain' }).end()
    const isAsset = path.startsWith('/assets/')
    const control = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
    answerWith(answer, 200, { 'content-type': type, 'cache-control': control }, text)
  })
  return opened(server)
}

function answerWith(
  answer: ServerResponse,
  status: number,
  headers: IncomingMessage['headers'],
  body: IncomingMessage | Buffer,
): void {
  const isText = TEXT.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined
  answer.writeHead(status, {
    ...headers,
    ...(isText && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  })
  const out = isText
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : answer
  if (out !== answer) out.pipe(answer)
  if (Buffer.isBuffer(body)) out.end(body)
  else body.pipe(out)
}

async function opened(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
