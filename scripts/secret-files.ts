import { rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does what needs files with secrets, by `writeSecretFile`. However it ends, by Ctrl-C too, they are gone afterwards.
 * @param files those that it may write
 */
export async function withSecretFiles<Result>(
  files: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const remove = () => {
    for (const file of files) rmSync(file, { force: true })
  }
  const end = (signal: (typeof ENDS)[number]) => process.exit(128 + constants.signals[signal])
  process.on('exit', remove)
  for (const signal of ENDS) process.on(signal, end)
  try {
    return await work()
  } finally {
    remove()
    process.off('exit', remove)
    for (const signal of ENDS) process.off(signal, end)
  }
}

/** At once: what is written aside might be written after it was removed. */
export function writeSecretFile(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
}
