import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorAnswer, type ErrorCode, SCHOOL_RULE_NUMBER } from '../domain/api/error.ts'
import type { AppEnv } from './context.ts'
import { logFault } from './log-fault.ts'

/** The header of a refusal whose sentence is French, as what is wrong with a game is said; all others are English. */
export const IN_FRENCH = { 'content-language': 'fr' }

/** What the caller needs beside the message, e.g. what is stored in the place of what was sent. */
type Details = Pick<ErrorAnswer, 'data' | 'database'>

/** A call that is refused. `message` is a sentence that a person can act on. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  readonly details: Details

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}, details: Details = {}) {
    super(message)
    this.code = code
    this.headers = headers
    this.details = details
  }
}

const statuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  schoolRule: 409,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  unforeseen: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

/** Every error answer is made here. What was not foreseen is logged under the id that the answer carries. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof Refusal) return answerRefusal(error, c)
  if (error instanceof HTTPException && error.status === 400) {
    return answerRefusal(new Refusal('invalid', 'The body is not valid JSON.'), c)
  }
  if (namesNobody(error)) {
    return answerRefusal(new Refusal('notFound', 'The user or class has just been deleted.'), c)
  }
  const requestID = crypto.randomUUID()
  // Not the path: a PIN may stand in it.
  logFault('A call', error, { requestID, method: c.req.method, route: routePath(c, -1) })
  return answerRefusal(
    new Refusal('unforeseen', `Something went wrong. Please try again later. (${requestID})`),
    c,
    requestID,
  )
}

/** Whether the row to be written names a user or a class that went after the call had found it. */
function namesNobody({ message, cause }: Error): boolean {
  return `${message} ${cause}`.includes('FOREIGN KEY constraint failed')
}

export function answerRefusal(refusal: Refusal, c: Context<AppEnv>, requestID?: string): Response {
  const status = statuses[refusal.code]
  const number = refusal.code === 'schoolRule' ? SCHOOL_RULE_NUMBER : status
  const answer: ErrorAnswer = {
    success: false,
    message: refusal.message,
    error: { number, message: refusal.message },
    ...(requestID && { requestID }),
    ...refusal.details,
  }
  return c.json(answer, status, refusal.headers)
}
