import { errorText } from './error-text.ts'

/**
 * Operators' commands import this module. An error that ends the command then prints what to do, without a stack
 * trace, and the exit code is 1.
 */
export function reportError(error: unknown): void {
  console.error(errorText(error))
  process.exit(1)
}

process.on('uncaughtException', reportError)
