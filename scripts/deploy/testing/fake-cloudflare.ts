import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ApiError } from './api-call.ts'
import { FakeAccount } from './fake-account.ts'

/** A local server with Cloudflare's HTTP API for one fake account. */
export interface FakeCloudflare {
  account: FakeAccount
  url: string
  /** Environment that makes wrangler use this API. A proxy refuses every other host. */
  env: Record<string, string>
  /** Method and path of every call so far, e.g. `GET /accounts/account/d1/database`. */
  calls: string[]
  /** Other hosts that a client tried to reach, except npm's registry: a failed wrangler looks for updates. */
  strayHosts: string[]
  /** Runs before each call. If it throws an `ApiError`, that is the response. */
  before(call: string): void | Promise<void>
  /** True to process the call but close the connection without a response. */
  losesResponse(call: string): boolean
  close(): void
}

export async function openFakeCloudflare(account = new FakeAccount()): Promise<FakeCloudflare> {
  const server = createServer((request, response) => answer(fake, request, response))
  server.on('connect', ({ url = '' }, socket) => {
    if (!url.startsWith('registry.')) fake.strayHosts.push(url)
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const folder = join(tmpdir(), 'fake-cloudflare')
  const fake: FakeCloudflare = {
    account,
    url,
    env: {
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      HTTPS_PROXY: url,
      NO_PROXY: '127.0.0.1',
      XDG_CONFIG_HOME: folder,
      WRANGLER_CACHE_DIR: join(folder, 'cache'),
      WRANGLER_LOG_PATH: join(folder, 'logs'),
    },
    calls: [],
    strayHosts: [],
    before: () => {},
    losesResponse: () => false,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return fake
}

async function answer(fake: FakeCloudflare, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams: query } = new URL(request.url ?? '', fake.url)
  const name = `${request.method} ${pathname}`
  const headers = new Headers(Object.entries(request.headers).map(([key, value]) => [key, String(value)]))
  const body = Buffer.from(await buffer(request))
  fake.calls.push(name)
  try {
    await fake.before(name)
    const result = await fake.account.handle({ name, query, headers, body, url: fake.url })
    if (fake.losesResponse(name)) response.destroy()
    else await send(response, result instanceof Response ? result : inEnvelope(result))
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError(500, 1, String(error))
    await send(response, known.response)
  }
}

function inEnvelope(result: unknown): Response {
  return Response.json({ success: true, errors: [], messages: [], result })
}

async function send(response: ServerResponse, from: Response): Promise<void> {
  response.writeHead(from.status, Object.fromEntries(from.headers))
  response.end(Buffer.from(await from.arrayBuffer()))
}
