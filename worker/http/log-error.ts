import { DrizzleQueryError } from 'drizzle-orm'
import { isMissingTable } from '../db/violates-constraint.ts'

/**
 * Logs an unexpected error as one line of JSON, without statement parameters and without anything that
 * `SECRETS` matches, because more people can read the logs than the database.
 * @param what the operation that failed, e.g. `A call`
 * @param about details on where it failed
 */
export function logError(what: string, error: unknown, about: Record<string, string> = {}): void {
  console.error(JSON.stringify({ what, ...about, ...describeError(error) }))
}

function describeError(error: unknown) {
  // Expected before the migrations have run, e.g. while a school starts; no stack trace.
  if (isMissingTable(error)) return { error: 'The database has no tables yet.' }
  if (!(error instanceof Error)) return { error: redact(String(error)) }
  const { stack = '' } = error
  if (!(error instanceof DrizzleQueryError)) return { error: redact(String(error)), stack: redact(stack) }
  const { query, message, cause } = error
  // The stack begins with the message, which holds the parameters.
  return { error: redact(String(cause)), statement: query, stack: redact(stack.split(message).at(-1) ?? '') }
}

/** Parts of a request that a library's message may quote. */
const SECRETS = [
  // Tokens and cards: three parts, the last one a signature.
  /[\w-]+\.[\w-]+\.[\w-]{20,}/g,
  /(?<=https?:\/\/[^\s?]+)\?[^\s"')]+/g,
  // The PIN in a path.
  /(?<=\/user\/)\d+(?=\/)/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /\b[\da-f]{1,4}(?::[\da-f]{0,4}){2,7}\b/gi,
]

function redact(text: string): string {
  return SECRETS.reduce((rest, secret) => rest.replace(secret, '…'), text)
}
