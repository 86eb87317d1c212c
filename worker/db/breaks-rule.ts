/**
 * Whether the database refused to write because of a rule of its tables. D1 tells which one in words alone: this is the one place
 * that reads them.
 * @param column `users.user_name`, where it has to be the rule of that one
 */
export function breaksRule(
  error: unknown,
  rule: 'FOREIGN KEY' | 'NOT NULL' | 'UNIQUE',
  column = '',
): boolean {
  const said = `${error} ${error instanceof Error ? error.cause : ''}`
  return said.includes(`${rule} constraint failed${column && `: ${column}`}`)
}

/** Whether a statement failed because its table does not exist, e.g. before the migrations have run. */
export function isMissingTable(error: unknown): boolean {
  return `${error} ${error instanceof Error ? error.cause : ''}`.includes('no such table')
}
