import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, jwtVerify } from 'jose'

export interface GamesSite {
  url: string
  stop(): Promise<void>
}

/**
 * Simulates the external games site: takes the token from the path, verifies it with the school's published
 * keys, reports `correctAnswers` over HTTP and shows the school's answer.
 */
export async function openGamesSite(schoolURL: string, correctAnswers: number): Promise<GamesSite> {
  const keys = createRemoteJWKSet(new URL('/api/v1/.well-known/jwks.json', schoolURL))
  const play = async (token: string) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: 'mme-bravo',
      audience: 'multiplayer',
      algorithms: ['EdDSA'],
      typ: 'JWT',
    })
    const answer = await fetch(new URL('/api/v1/multiplayer/score', schoolURL), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ correctAnswers }),
    })
    return `pupil ${payload.sub}: ${answer.status} ${await answer.text()}`
  }
  const server = createServer((request, response) => {
    const token = /^\/play\/([^/]+)$/.exec(request.url ?? '')?.[1]
    if (token === undefined) {
      response.writeHead(404).end()
      return
    }
    play(token).then(
      (text) => response.setHeader('content-type', 'text/plain').end(text),
      (error: unknown) => response.writeHead(403).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/play/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The games site has no port.')
  return address.port
}
