import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../app.ts'
import { openSchool, type School } from '../testing/school.ts'

const described = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
})

const rightsAndAnswers = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.unknown()),
})

let school: School
let paths: z.infer<typeof described>['paths']
beforeEach(async () => {
  school = await openSchool()
  paths = z.parse(described, (await school.call('GET /openapi.json')).body).paths
})

const app = createApp({ clock: () => new Date(0), random: () => 0 })
const routes = new Set(
  app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
)
const excluded = ['GET /api/v1/openapi.json', 'GET /api/v1/docs']

/** Pairs of paths that have the same number of parameters and could match the same address. */
function ambiguous(all: readonly string[]): string[] {
  const split = (path: string) => path.split('/').map((step) => (step.startsWith('{') ? null : step))
  const unnamed = (path: string) => split(path).filter((step) => step === null).length
  const canMatchSame = (left: string, right: string) => {
    const others = split(right)
    return (
      unnamed(left) === unnamed(right) &&
      split(left).length === others.length &&
      split(left).every((step, at) => step === null || others[at] === null || step === others[at])
    )
  }
  return all.flatMap((left, at) =>
    all.slice(at + 1).flatMap((right) => (canMatchSame(left, right) ? `${left} and ${right}` : [])),
  )
}

describe('the OpenAPI description', () => {
  it('is OpenAPI 3.1', async () => {
    const { status, headers, body } = await school.call('GET /openapi.json')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), info: { title: 'Mme Bravo' } })
    expect(body).toMatchObject({ info: { license: { identifier: 'MIT' } }, servers: [{ url: '/' }] })
  })

  it('describes every call and no other', () => {
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect([...named, ...excluded].toSorted()).toEqual([...routes].toSorted())
  })

  it('describes no path or method that the API lacks', async () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        const { status, body } = await school.call(
          `${method.toUpperCase()} ${path.replace('/api/v1', '').replace(/\{\w+\}/g, '1')}`,
        )
        const missing = {
          status,
          message: z.parse(z.looseObject({ message: z.optional(z.string()) }), body).message,
        }
        expect(missing).not.toEqual({
          status: 404,
          message: expect.stringMatching(/^Il n'y a rien à l'adresse/),
        })
        expect(status, `${method} ${path}`).not.toBe(405)
      }
    }
  })

  it('gives each call a summary, access rights, a response and the refusal format', () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const call = `${method} ${path}`
        expect(operation.summary, call).toMatch(/^\S.*[^.]$/)
        const { responses, security } = z.parse(rightsAndAnswers, operation)
        // Requires one of the listed tokens; requires none if the list is empty or has an empty entry.
        const tokens = security.flatMap(Object.keys)
        expect(
          tokens.filter((token) => !['api', 'multiplayer', 'live'].includes(token)),
          call,
        ).toEqual([])
        expect(
          Object.keys(responses).some((status) => status.startsWith('2')),
          call,
        ).toBe(true)
        const refused = { $ref: '#/components/responses/Refused' }
        expect(responses, call).toMatchObject({ '4XX': refused, '5XX': refused })
      }
    }
  })

  it('describes which roles can make a call, and with which token', () => {
    expect(paths['/api/v1/logs']?.get).toMatchObject({
      description: 'Visitors: no. Pupils: no. Administrators: yes. Colleagues: no. Substitutes: no.',
      security: [{ api: [] }],
    })
    expect(paths['/api/v1/menulinks']?.get).toMatchObject({ security: [{}, { api: [] }] })
    expect(paths['/api/v1/activities']?.post).toMatchObject({
      description:
        'Visitors: no. Pupils: their own. Administrators: yes. Colleagues: their own. Substitutes: no.',
    })
    expect(paths['/api/v1/multiplayer/score']?.post).toMatchObject({ security: [{ multiplayer: [] }] })
  })

  it('has no ambiguous paths, as OpenAPI linters require', () => {
    expect(ambiguous(['/words/class/{classCode}', '/words/{userID}/album'])).toHaveLength(1)
    expect(ambiguous(['/words/own', '/words/{userID}', '/words/{userID}/{page}'])).toEqual([])
    expect(ambiguous(Object.keys(paths))).toEqual([])
  })

  it('shows the schema that the call validates its request with', () => {
    expect(paths['/api/v1/activities']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['userID', 'clientID'] } } } },
    })
  })

  it('contains no dangling reference', async () => {
    const { body } = await school.call('GET /openapi.json')
    const references = JSON.stringify(body).match(/"#\/[^"]+"/g) ?? []
    for (const reference of new Set(references)) {
      const steps = reference.slice(3, -1).split('/')
      const found = steps.reduce<unknown>(
        (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
        body,
      )
      expect(found, reference).toBeDefined()
    }
  })
})

describe('the description page', () => {
  it('shows every call', async () => {
    const page = await (await school.send('GET /docs')).text()
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods))
        expect(page).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
    }
    expect(page).toContain('userID: integer (more than 0)')
  })

  it('loads no resources and runs no scripts', async () => {
    const answer = await school.send('GET /docs')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const page = await answer.text()
    expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|src=|https?:/)
    expect(page).not.toMatch(/\son\w+=|\sstyle=/)
  })

  it('has a policy that allows only its own style', async () => {
    const answer = await school.send('GET /docs')
    const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(await answer.text()) ?? []
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)))
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })
})
