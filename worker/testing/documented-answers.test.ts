import { Hono } from 'hono'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AppEnv } from '../http/context.ts'
import { documented } from '../http/documented.ts'
import { documentedAnswers } from './documented-answers.ts'

const api = new Hono<AppEnv>().basePath('/api/v1').route(
  '/users',
  new Hono<AppEnv>().get('/:id', documented('A user', z.object({ name: z.string() })), (c) =>
    c.json({ name: 'x' }),
  ),
)
const check = documentedAnswers(api)
const url = 'https://school.example/api/v1/users/1'
const refusal = {
  success: false,
  message: 'No.',
  error: { number: 404, message: 'No.', code: 'notFound', fields: {} },
}

it('accepts a documented response', async () => {
  await check('GET', url, Response.json({ name: 'Alice' }))
  await check('GET', url, Response.json(refusal, { status: 404 }))
})

it.each([
  ['a field that is missing', { nom: 'Alice' }, 200],
  ['a field of another kind', { name: 5 }, 200],
  ['a field too many', { name: 'Alice', passwordHash: 'x' }, 200],
  ['another status', { name: 'Alice' }, 201],
  ['a refusal of another shape', { message: 'No.' }, 404],
  ['a refusal with a stack', { ...refusal, stack: 'at x.ts' }, 500],
])('rejects %s', async (_title, body, status) => {
  await expect(check('GET', url, Response.json(body, { status }))).rejects.toThrow()
})
