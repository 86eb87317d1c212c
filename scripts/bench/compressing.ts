import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** A server on a free port of loopback, to be closed. */
export interface LocalServer {
  url: string
  close(): void
}

const TEXT = /^(text|image\/svg|application\/(json|javascript|manifest))/
/** What a network of servers spends on an answer. */
const QUALITY = 5

/** Hands everything on to `origin`, and text compressed, as Pages does; its certificate is nobody's. */
export async function compressing(origin: string): Promise<LocalServer> {
  const { hostname, port } = new URL(origin)
  const server = await createServer()
  server.on('request', (asked, answer) => {
    const { method, url, authority: host } = asked
    // The names with a colon are HTTP/2's own: the method, the path and the host.
    const said = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(said), host, 'accept-encoding': 'identity' }
    const further = request({ hostname, port, method, path: url, headers })
    further.on('response', (given) => {
      const { 'content-length': _length, ...headers } = given.headers
      answerWith(answer, given.statusCode ?? 502, headers, given)
    })
    further.on('error', () => answer.destroy())
    asked.pipe(further)
  })
  // A room is asked for by HTTP/1.1, for which a browser opens a connection of its own.
  server.on('upgrade', ({ url, headers }: IncomingMessage, socket: Duplex) => {
    const further = request({ hostname, port, path: url, headers })
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
export async function serveFolder(folder: string): Promise<LocalServer> {
  const server = await createServer()
  server.on('request', async ({ url }, answer) => {
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

/** As a network of servers speaks to a browser: HTTP/2, by which all files of a page come at the same time. */
async function createServer(): Promise<Http2SecureServer> {
  const certificate = await getCertificate(join(tmpdir(), 'mme-bravo-certificate'))
  return createSecureServer({ key: certificate, cert: certificate, allowHTTP1: true })
}

/** What belongs to a connection of HTTP/1.1, and must not be said in HTTP/2. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function lasting(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)))
}

function answerWith(
  answer: Http2ServerResponse,
  status: number,
  headers: IncomingMessage['headers'],
  body: IncomingMessage | Buffer,
): void {
  const isText = TEXT.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined
  answer.writeHead(status, {
    ...lasting(headers),
    ...(isText && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  })
  const out = isText
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : answer
  if (out !== answer) out.pipe(answer)
  if (Buffer.isBuffer(body)) out.end(body)
  else body.pipe(out)
}

async function opened(server: Http2SecureServer): Promise<LocalServer> {
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => sessions.add(session.on('close', () => sessions.delete(session))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `https://127.0.0.1:${address.port}`,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
