import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type * as z from 'zod/mini'
import type { AppEnv } from './context.ts'

/** What every call may answer instead: see `description/description.ts`. */
const REFUSED = { $ref: '#/components/responses/Refused' }
export const REFUSALS = { '4XX': REFUSED, '5XX': REFUSED }

/** What the published description says of a call; `accepted`: what it answers where it is done later, if at all. */
export function documented<Answer extends z.ZodMiniType, Accepted extends z.ZodMiniType = Answer>(
  summary: string,
  answer: Answer,
  status = 200,
  accepted?: Accepted,
): MiddlewareHandler<AppEnv, string, Documented<z.output<Answer> | z.output<Accepted>>> {
  return describeRoute({
    summary,
    // Who may call is said by `permit`, where it stands; without it, everyone may.
    security: [],
    responses: {
      [status]: answered('Done', answer),
      ...(accepted && { 202: answered('Accepted', accepted) }),
      ...REFUSALS,
    },
  })
}

/** Puts the answer's type into the app's type, where `testing/served-calls.ts` compares it with the table of calls. */
interface Documented<Answer> {
  in: { answer: Answer }
}

function answered(description: string, answer: z.ZodMiniType) {
  return { description, content: { 'application/json': { schema: resolver(answer) } } }
}
