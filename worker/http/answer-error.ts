import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorAnswer, type ErrorKind, SCHOOL_RULE_NUMBER } from '../../domain/api/error.ts'
import { langOf, refusalKinds } from '../../domain/refusals/refusals.ts'
import { violatesConstraint } from '../db/violates-constraint.ts'
import type { AppEnv } from './context.ts'
import { logError } from './log-error.ts'
import { Refusal } from './refusal.ts'

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
} as const satisfies Record<ErrorKind, ContentfulStatusCode>

/** Converts errors into responses. Unexpected errors are logged under the request id in the response. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof Refusal) return answerRefusal(error, c)
  // The call referred to a user or class that was deleted after the call had read it.
  if (violatesConstraint(error, 'FOREIGN KEY')) return answerRefusal(new Refusal('justDeleted'), c)
  const requestID = crypto.randomUUID()
  // Logs the route instead of the path, which may contain a PIN.
  logError('A call', error, { requestID, method: c.req.method, route: routePath(c, -1) })
  return answerRefusal(new Refusal('unforeseen', { requestID }), c, requestID)
}

export function answerRefusal(refusal: Refusal, c: Context<AppEnv>, requestID?: string): Response {
  const { code, fields, message, english, faults } = refusal
  const kind: ErrorKind = refusalKinds[code]
  const status = statuses[kind]
  const number = kind === 'schoolRule' ? SCHOOL_RULE_NUMBER : status
  const answer: ErrorAnswer = {
    success: false,
    message,
    error: { number, message, code, fields, ...(english && { english }), ...(faults && { faults }) },
    ...(requestID && { requestID }),
    ...refusal.details,
  }
  return c.json(answer, status, { ...refusal.headers, 'Content-Language': langOf(code) })
}
