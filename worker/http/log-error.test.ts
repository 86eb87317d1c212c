import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { bindings } from '../testing/bindings.ts'
import { createFaultyDatabase } from '../testing/faulty.ts'
import { people } from '../testing/rows.ts'
import { openSchool } from '../testing/school.ts'
import { logError } from './log-error.ts'

describe('an unexpected error', () => {
  it('is logged under the id in the response, which contains no details', async () => {
    const logged: string[] = []
    const log = vi.spyOn(console, 'error').mockImplementation((line: string) => logged.push(line))
    const prepare = () => {
      throw new Error('SECRET of the database')
    }
    const broken = await openSchool({ DB: Object.assign(Object.create({}), { prepare }) })
    const answer = await broken.call('GET /menulinks')
    log.mockRestore()
    expect(answer.status).toBe(500)
    const { requestID, error } = z.parse(errorAnswer, answer.body)
    expect(error.number).toBe(500)
    expect(requestID).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(answer.body)).toContain(requestID)
    expect(JSON.stringify(answer.body)).not.toMatch(/SECRET|stack|at /)
    expect(logged.join()).toContain(requestID)
    expect(logged.join()).toContain('SECRET of the database')
  })

  it('is logged without statement parameters or PINs in paths', async () => {
    const logged: string[] = []
    const log = vi.spyOn(console, 'error').mockImplementation((line: string) => logged.push(line))
    const { database, breakAfter } = createFaultyDatabase(bindings.DB)
    const broken = await openSchool({ DB: database })
    const token = await broken.token('alice')
    for (let time = 1; time <= 3; time++) {
      breakAfter(time)
      await broken.call(`GET /user/7391/${people.alice.id}`, { token })
      breakAfter(time)
      await broken.call('POST /auth/login', { body: { userName: 'alice' } })
    }
    log.mockRestore()
    const lines = logged.map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        what: 'A call',
        method: 'GET',
        route: '/api/v1/user/:pinOrDefaultId/:param',
        error: 'Error: D1_ERROR: Network connection lost.',
        statement: expect.stringMatching(/^select .+ from "users"/),
      }),
    )
    expect(logged.join()).not.toMatch(/7391|alice/)
  })

  it.each([
    ['a token', `refused eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIyIn0.${'c2lnbmF0dXJl'.repeat(4)}`, 'refused …'],
    ['a card', `unknown card 42.1.${'pWx9'.repeat(10)}`, 'unknown card …'],
    [
      'a query',
      'Invalid URL: https://ecole.example/login?card=42 "x"',
      'Invalid URL: https://ecole.example/login… "x"',
    ],
    [
      'a PIN',
      'GET https://ecole.example/api/v1/user/7391/2 failed',
      'GET https://ecole.example/api/v1/user/…/2 failed',
    ],
    ['an address', 'connect to 203.0.113.7 failed', 'connect to … failed'],
    ['an address of version 6', 'connect to 2001:db8:85a3::8a2e:370 failed', 'connect to … failed'],
  ])('is logged without %s quoted in its message', (_what, message, expected) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    logError('A call', new Error(message))
    const [line] = log.mock.lastCall ?? []
    log.mockRestore()
    expect(JSON.parse(String(line)).error).toBe(`Error: ${expected}`)
    expect(line).not.toContain(message)
  })

  it('keeps source locations', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    logError('A call', new Error('broken'))
    const [line] = log.mock.lastCall ?? []
    log.mockRestore()
    expect(JSON.parse(String(line)).stack).toMatch(/log-error\.test\.ts:\d+:\d+/)
  })
})
