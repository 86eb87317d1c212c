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

/** A server on a free local port. */
export interface LocalServer {
  url: string
  close(): void
}

const TEXT = /^(text|image\/svg|application\/(json|javascript|manifest))/
/** Brotli quality, like a CDN's. */
const QUALITY = 5

/** Reverse proxy to `origin` that compresses text like Cloudflare Pages. Uses a self-signed certificate. */
export async function startCompressingProxy(origin: string): Promise<LocalServer> {
  const { hostname, port } = new URL(origin)
  const server = await createServer()
  server.on('request', (incoming, answer) => {
    const { method, url, authority: host } = incoming
    // Names with a colon are pseudo-headers of HTTP/2: method, path and host.
    const ordinary = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(ordinary), host, 'accept-encoding': 'identity' }
    const outgoing = request({ hostname, port, method, path: url, headers })
    outgoing.on('response', (upstream) => {
      const { 'content-length': _length, ...headers } = upstream.headers
      sendCompressed(answer, upstream.statusCode ?? 502, headers, upstream)
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  // Browsers open sockets over a separate HTTP/1.1 connection.
  server.on('upgrade', ({ url, headers }: IncomingMessage, socket: Duplex) => {
    const outgoing = request({ hostname, port, path: url, headers })
    outgoing.on('upgrade', (upstream, room) => {
      const lines = upstream.rawHeaders
        .map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'))
        .join('')
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`)
      room.pipe(socket).pipe(room)
      room.on('error', () => socket.destroy())
      socket.on('error', () => room.destroy())
    })
    outgoing.on('error', () => socket.destroy())
    outgoing.end()
  })
  return listen(server)
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Serves the files of a folder, compressed like Pages does. */
export async function serveFolder(folder: string): Promise<LocalServer> {
  const server = await createServer()
  server.on('request', async ({ url }, answer) => {
    const path = url === '/' ? '/index.html' : url
    const text = await readFile(join(folder, path)).catch(() => null)
    const type = text ? TYPES[extname(path)] : undefined
    if (!text || !type) return answer.writeHead(404, { 'content-type': 'text/plain' }).end()
    const isAsset = path.startsWith('/assets/')
    const control = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
    sendCompressed(answer, 200, { 'content-type': type, 'cache-control': control }, text)
  })
  return listen(server)
}

/** An HTTP/2 server, like a CDN, so that all files of a page load in parallel. */
async function createServer(): Promise<Http2SecureServer> {
  const certificate = await getCertificate(join(tmpdir(), 'mme-bravo-certificate'))
  return createSecureServer({ key: certificate, cert: certificate, allowHTTP1: true })
}

/** Connection headers of HTTP/1.1, which HTTP/2 forbids. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function sendCompressed(
  answer: Http2ServerResponse,
  status: number,
  headers: IncomingMessage['headers'],
  body: IncomingMessage | Buffer,
): void {
  const isText = TEXT.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined
  answer.writeHead(status, {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name))),
    ...(isText && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  })
  const target = isText
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : answer
  if (target !== answer) target.pipe(answer)
  if (Buffer.isBuffer(body)) target.end(body)
  else body.pipe(target)
}

async function listen(server: Http2SecureServer): Promise<LocalServer> {
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
