import type { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { Schema } from 'hono/types'
import { findTargetHandler } from 'hono/utils/handler'
import { uniqueSymbol } from 'hono-openapi'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import type { AppEnv } from '../http/context.ts'

type Validate = (value: unknown) => unknown

const isFunction = z.custom<Validate>((value) => typeof value === 'function')
const described = z.object({
  spec: z.object({
    responses: z.record(
      z.string(),
      z.object({
        content: z.optional(
          z.record(z.string(), z.object({ schema: z.object({ validate: z.optional(isFunction) }) })),
        ),
      }),
    ),
  }),
})
const validated = z.object({ value: z.unknown() })

/** Status -> validator of the documented response. */
type Answers = Map<string, Validate>

/** Checks responses against the API's description: a documented status, and exactly the documented body. */
export function documentedAnswers<S extends Schema, P extends string>(api: Hono<AppEnv, S, P>) {
  const router = new TrieRouter<Answers>()
  for (const { method, path, handler } of api.routes) {
    const answers = answersOf(findTargetHandler(handler))
    if (answers.size > 0) router.add(method, path, answers)
  }

  return async function hold(method: string, url: string, answer: Response): Promise<void> {
    if (answer.headers.get('content-type') !== 'application/json') return
    const body: unknown = await answer.clone().json()
    if (!answer.ok) {
      expect(z.parse(errorAnswer, body)).toEqual(body)
      return
    }
    const { pathname } = new URL(url)
    const [[found] = []] = router.match(method === 'HEAD' ? 'GET' : method, pathname)
    if (!found) return
    const [answers] = found
    const validate = answers.get(String(answer.status))
    if (!validate) throw new Error(`${method} ${pathname} does not say that it answers ${answer.status}.`)
    const read = await validate(body)
    const { value } = z.parse(validated, read, {
      error: () => `${method} ${pathname}: ${JSON.stringify(read)}`,
    })
    expect(value).toEqual(body)
  }
}

/** Parsed descriptions by handler. Every test creates the API from the same handlers. */
const known = new WeakMap<object, Answers>()

function answersOf(handler: object): Answers {
  const answers = known.get(handler) ?? parseAnswers(handler)
  known.set(handler, answers)
  return answers
}

function parseAnswers(handler: object): Answers {
  const parsed = z.safeParse(described, Reflect.get(handler, uniqueSymbol))
  const answers: Answers = new Map()
  if (!parsed.success) return answers
  for (const [status, { content }] of Object.entries(parsed.data.spec.responses)) {
    const validate = content?.['application/json']?.schema.validate
    if (validate) answers.set(status, validate)
  }
  return answers
}
