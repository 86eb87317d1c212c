import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../domain/api/error.ts'
import { refusalKinds } from '../domain/refusals/refusals.ts'
import { createApp } from './app.ts'
import { people } from './testing/rows.ts'
import { type Answer, openSchool, type School } from './testing/school.ts'
import type { DifferingCalls } from './testing/served-calls.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

// A type test: the compiler error names the calls that differ.
it('serves exactly the calls of domain/api/calls.ts, with the same types', () => {
  expectTypeOf<never>().toEqualTypeOf<DifferingCalls>()
})

function expectShape({ status, body }: Answer): void {
  const answer = z.parse(errorAnswer, body)
  expect(answer.error).toMatchObject({ number: status, message: answer.message })
  expect(Object.keys(refusalKinds)).toContain(answer.error.code)
  expect(answer.message).toMatch(/\.$|\)$/)
}

describe('an unknown path or method', () => {
  it.each([
    ['GET /nothing', 404],
    ['POST /', 404],
    ['GET /activities', 405],
    ['DELETE /user/1/2/3', 404],
    ['GET /../../etc/passwd', 404],
    ['GET /%E0%A4%A', 404],
    ['OPTIONS /nothing', 404],
    ['OPTIONS /menulinks', 405],
  ])('answers %s with %i in the standard error format', async (request, status) => {
    const answer = await school.call(request)
    expect(answer.status).toBe(status)
    expectShape(answer)
  })

  it.each([
    ['PUT /menulinks', ['GET', 'HEAD', 'POST']],
    ['DELETE /activities', ['POST']],
    ['POST /activities/2', ['GET', 'HEAD']],
    ['GET /auth/login', ['POST']],
    ['PATCH /whitelist/2/Page_Home', ['DELETE']],
    ['DELETE /health', ['GET', 'HEAD']],
  ])('answers %s with the allowed methods %j', async (request, methods) => {
    const answer = await school.call(request)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(expect.arrayContaining(methods))
    expectShape(answer)
  })

  it('answers HEAD like GET, without a body', async () => {
    expect(await school.call('HEAD /menulinks')).toMatchObject({ status: 200, body: null })
  })
})

describe('a request body', () => {
  const login = (body: unknown, headers: Record<string, string> = {}) =>
    school.call('POST /auth/login', { body, headers })

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data', 415],
    ['application/jsonp', 415],
    ['', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
  ])('with content type %j gets status %i', async (type, status) => {
    const answer = await login({ userName: 'alice' }, { 'content-type': type })
    expect(answer.status).toBe(status)
    if (status !== 200) expectShape(answer)
  })

  it('is refused with 415 if its content type is missing', async () => {
    expect((await school.call('POST /auth/login')).status).toBe(415)
  })

  it.each(['{', '', '{"userName":', 'userName=alice', "{'userName':'alice'}", '{"userName":"alice"}}'])(
    'is refused if it is not valid JSON: %j',
    async (text) => {
      const answer = await login(text)
      expect(answer).toMatchObject({
        status: 400,
        body: { message: "Ce qui est envoyé n'est pas du JSON valide." },
      })
      expectShape(answer)
    },
  )

  it.each(['null', '[]', '7', '"alice"', 'true'])('is refused if it is not an object: %s', async (text) => {
    const answer = await login(text)
    expect(answer).toMatchObject({ status: 400, body: { message: 'Ce qui est envoyé doit être un objet.' } })
  })

  it('gets a fault code for each invalid field', async () => {
    const faultsIn = async (answer: Promise<Answer>) => z.parse(errorAnswer, (await answer).body).error.faults
    expect(await faultsIn(login({ userName: 7 }))).toEqual([{ code: 'wrongType', field: 'userName' }])
    expect(await faultsIn(login({ userName: '' }))).toEqual([{ code: 'tooSmall', field: 'userName' }])
    expect(await faultsIn(login([]))).toEqual([{ code: 'wrongType', field: '' }])
    const answer = school.call('GET /traces?date=yesterday', { as: 'madame' })
    expect(await faultsIn(answer)).toEqual([{ code: 'wrongFormat', field: 'date' }])
  })

  it('ignores fields under __proto__', async () => {
    const answer = await login('{"__proto__":{"userName":"alice"}}')
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Le nom d'utilisateur manque : il faut un texte." },
    })
  })

  it('is accepted up to 64 KiB', async () => {
    const padded = (bytes: number) => JSON.stringify({ userName: 'alice' }).padEnd(bytes, ' ')
    expect((await login(padded(64 * 1024))).status).toBe(200)
    const answer = await login(padded(64 * 1024 + 1))
    expect(answer.status).toBe(413)
    expectShape(answer)
  })

  it('is refused above 64 KiB even without a content length', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new TextEncoder().encode(' '.repeat(16 * 1024)))
      },
    })
    const answer = await school.call('POST /auth/login', {
      stream: endless,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(413)
    expect(pulled).toBeLessThan(10)
    expectShape(answer)
  })
})

describe('the headers', () => {
  it('forbid caching, framing and rendering as a page', async () => {
    const { headers } = await school.call('GET /menulinks')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    })
  })

  it('are also set on refusals', async () => {
    const { headers } = await school.call('GET /user')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each(['https://ecole.example', 'https://classe.example'])(
    'allow cross-origin calls from %s',
    async (origin) => {
      const { headers } = await school.call('GET /menulinks', { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('vary')).toContain('Origin')
      const preflight = await school.call('OPTIONS /menulinks', {
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  it.each(['https://other.example', 'https://ecole.example.evil', 'null', 'http://ecole.example'])(
    'do not allow cross-origin calls from %s',
    async (origin) => {
      for (const request of ['GET /menulinks', 'OPTIONS /menulinks', 'GET /user']) {
        const { headers } = await school.call(request, { headers: { origin } })
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )
})

describe('each call', () => {
  const app = createApp({ clock: () => new Date(0), random: () => 0 })
  const calls = [
    ...new Set(
      app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    ),
  ]

  /** Calls that read no token, so that an outdated one cannot block them. */
  const withoutToken = [
    'GET /api/v1/.well-known/jwks.json',
    'POST /api/v1/auth/card',
    'POST /api/v1/auth/login',
    'POST /api/v1/auth/admin',
    'POST /api/v1/auth/passkey',
    'POST /api/v1/auth/passkey/options',
    'POST /api/v1/auth/class',
    'POST /api/v1/auth/pictures',
    'POST /api/v1/auth/substitute',
    'GET /api/v1/docs',
    'GET /api/v1/health',
    'GET /api/v1/media/:name',
    'GET /api/v1/live-games/:code/sounds/:key',
    'GET /api/v1/openapi.json',
    'POST /api/v1/logs',
  ]

  it.each(calls.filter((call) => !withoutToken.includes(call)))(
    'refuses an invalid token: %s',
    async (call) => {
      const [method, path = ''] = call.split(' ')
      const request = `${method} ${path.replace('/api/v1', '').replace(/:\w+/g, '1')}`
      const answer = await school.call(request, { token: 'bad', body: method === 'GET' ? undefined : {} })
      expect(answer.status).toBe(401)
      expectShape(answer)
    },
  )
})

it('shows visitors no user names, not even of pupils whose display name is shown', async () => {
  await school.call('POST /bravos', { as: 'madame', body: { userID: people.alice.id } })
  const answers = await Promise.all(
    [
      'GET /menulinks',
      'GET /menulinks/cache',
      'GET /settings',
      'GET /bravos/report?date=11|2026',
      'GET /whitelist',
    ].map((request) => school.call(request)),
  )
  expect(JSON.stringify(answers)).toContain('"Alice"')
  for (const name of Object.keys(people)) expect(JSON.stringify(answers)).not.toContain(`"${name}"`)
})
