import { rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `work`, which may write `files` with `writeSecretFile`. The files are deleted even if it throws or is stopped
 * by Ctrl-C.
 */
export async function withSecretFiles<Result>(
  files: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const remove = () => {
    for (const file of files) rmSync(file, { force: true })
  }
  const end = (signal: (typeof END_SIGNALS)[number]) => process.exit(128 + constants.signals[signal])
  process.on('exit', remove)
  for (const signal of END_SIGNALS) process.on(signal, end)
  try {
    return await work()
  } finally {
    remove()
    process.off('exit', remove)
    for (const signal of END_SIGNALS) process.off(signal, end)
  }
}

/** Synchronous, so that no write can finish after the file was deleted. */
export function writeSecretFile(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
}
