import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { resolver, uniqueSymbol } from 'hono-openapi'
import type * as z from 'zod/mini'
import type { AppEnv } from './context.ts'

/** Refusals that every call may return: see `description/description.ts`. */
const REFUSED = { $ref: '#/components/responses/Refused' }
export const REFUSALS = { '4XX': REFUSED, '5XX': REFUSED }

/**
 * Documents a call for the published description and sets its status.
 * @param accepted body of a 202 response, if the call may finish later
 */
export function documented<Answer extends z.ZodMiniType, Accepted extends z.ZodMiniType = Answer>(
  summary: string,
  answer: Answer,
  status: ContentfulStatusCode = 200,
  accepted?: Accepted,
) {
  type Body = z.output<Answer> | z.output<Accepted>
  const handler = createMiddleware<AppEnv, string, Documented<Body>>(async (c, next) => {
    c.status(status)
    await next()
  })
  const spec = {
    summary,
    // Everyone may call, unless `permit` documents otherwise.
    security: [],
    responses: {
      [status]: jsonResponse('Success', answer),
      ...(accepted && { 202: jsonResponse('Accepted', accepted) }),
      ...REFUSALS,
    },
  }
  return Object.assign(handler, { [uniqueSymbol]: { spec } })
}

/**
 * Responds with the documented body and status, or another status if given. Does not compile if the call is
 * not documented.
 */
export function answerWith<Body>(
  c: Context<AppEnv, string, { out: { answer: Body } }>,
  body: unknown extends Body ? never : NoInfer<Body>,
  status?: ContentfulStatusCode,
): Response {
  return c.json(body, status)
}

/** Type of the response body: `testing/served-calls.ts` compares it with domain/api/calls.ts. */
interface Documented<Answer> {
  in: { answer: Answer }
  out: { answer: Answer }
}

function jsonResponse(description: string, answer: z.ZodMiniType) {
  return { description, content: { 'application/json': { schema: resolver(answer) } } }
}
