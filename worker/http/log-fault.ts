import { DrizzleQueryError } from 'drizzle-orm'
import { isMissingTable } from '../db/breaks-rule.ts'

/**
 * Logs what went wrong as one JSON text. A statement stands there without what it was given: names, PINs and the hashes of
 * passwords have no place in a log.
 * @param what e.g. `A call`
 * @param about what else says where it was
 */
export function logFault(what: string, error: unknown, about: Record<string, string> = {}): void {
  console.error(JSON.stringify({ what, ...about, ...faultOf(error) }))
}

function faultOf(error: unknown) {
  // Before the migrations have run, e.g. while a school starts: a stack trace would alarm.
  if (isMissingTable(error)) return { error: 'The database has no tables yet.' }
  if (!(error instanceof Error)) return { error: String(error) }
  if (!(error instanceof DrizzleQueryError)) return { error: String(error), stack: error.stack }
  const { query, message, cause, stack } = error
  // The message, with which the stack begins, holds the values too.
  return { error: String(cause), statement: query, stack: stack?.split(message).at(-1) }
}
