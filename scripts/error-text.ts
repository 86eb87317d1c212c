import { inspect } from 'node:util'

/** What an operator can do about an error of the file system, by its code. */
const FILE_ADVICE: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist. Check its name and folder.',
  EEXIST: 'exists already. Name another file.',
  EACCES: 'cannot be opened: you lack the permission. Check its owner and rights.',
  EPERM: 'cannot be opened: you lack the permission. Check its owner and rights.',
  EROFS: 'cannot be written: the disk is read-only. Name another folder.',
  EISDIR: 'is a folder. Name a file.',
  ENOTDIR: 'is not in a folder. Check its name and folder.',
  ENOSPC: 'cannot be written: the disk is full. Free some space.',
}

/** Names of errors that only a fault of the program causes. */
const PROGRAM_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', '$ZodError'])

/** Describes an error to the operator of a command. Only faults of the program have a stack trace and a cause. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : inspect(error)
  const { message } = error
  const code = 'code' in error ? String(error.code) : ''
  // ENOSPC of a file watcher means Linux's limit of watched files, not the disk.
  const isOfFile = !('syscall' in error && error.syscall === 'watch')
  const advice = isOfFile ? FILE_ADVICE[code] : undefined
  if (advice !== undefined) return `${'path' in error ? String(error.path) : 'A file'} ${advice}`
  if (/SQLITE_BUSY|database is locked/.test(message))
    return "The school's database is in use. End the school with Ctrl-C, and run this again."
  // Every school has this table. If another one is missing, a migration is at fault.
  if (/no such table: users\b/.test(message))
    return 'The school has no data yet. Run npm start or npm run deploy first.'
  const isFault = PROGRAM_ERRORS.has(error.name) && !code.startsWith('ERR_PARSE_ARGS_')
  // The message of an AggregateError is empty.
  return isFault || message === '' ? inspect(error) : message
}
