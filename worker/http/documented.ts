import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { resolver, uniqueSymbol } from 'hono-openapi'
import type * as z from 'zod/mini'
import type { AppEnv } from './context.ts'

/** What every call may answer instead: see `description/description.ts`. */
const REFUSED = { $ref: '#/components/responses/Refused' }
export const REFUSALS = { '4XX': REFUSED, '5XX': REFUSED }

/** What the published description says of a call; `accepted`: what it answers where it is done later, if at all. */
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
    // Who may call is said by `permit`, where it stands; without it, everyone may.
    security: [],
    responses: {
      [status]: answered('Done', answer),
      ...(accepted && { 202: answered('Accepted', accepted) }),
      ...REFUSALS,
    },
  }
  return Object.assign(handler, { [uniqueSymbol]: { spec } })
}

/**
 * Answers what the description says of the call, with the status that it says unless another is given. Where `c` is not of a call that
 * is described, this does not compile.
 */
export function answerWith<Body>(
  c: Context<AppEnv, string, { out: { answer: Body } }>,
  body: unknown extends Body ? never : NoInfer<Body>,
  status?: ContentfulStatusCode,
): Response {
  return c.json(body, status)
}

/** The answer's type: `testing/served-calls.ts` compares it with the table of calls. */
interface Documented<Answer> {
  in: { answer: Answer }
  out: { answer: Answer }
}

function answered(description: string, answer: z.ZodMiniType) {
  return { description, content: { 'application/json': { schema: resolver(answer) } } }
}
