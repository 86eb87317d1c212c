/**
 * True if a write failed because of a table constraint. D1 reports constraints only in the message text,
 * which is parsed here alone.
 * @param column restricts the check to one column, e.g. `users.user_name`
 */
export function violatesConstraint(
  error: unknown,
  rule: 'FOREIGN KEY' | 'NOT NULL' | 'UNIQUE',
  column = '',
): boolean {
  return messageOf(error).includes(`${rule} constraint failed${column && `: ${column}`}`)
}

/** True if a statement failed because its table does not exist, e.g. before the migrations have run. */
export function isMissingTable(error: unknown): boolean {
  return messageOf(error).includes('no such table')
}

function messageOf(error: unknown): string {
  return `${error} ${error instanceof Error ? error.cause : ''}`
}
