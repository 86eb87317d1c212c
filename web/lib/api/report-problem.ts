import { call } from './api.ts'

/** Stays below the byte limit of the log for any characters. */
const MAX_CHARACTERS = 1000

const reported = new Set<string>()

/** Sends a problem that pupils need not see to the teacher's log. Each text is sent once per visit. */
export function reportProblem(data: string): void {
  if (reported.has(data)) return
  reported.add(data)
  // Logging is best effort: ignore a failure.
  call('POST logs', {
    body: { data: data.slice(0, MAX_CHARACTERS), dateCreated: new Date().toISOString() },
  }).catch(() => undefined)
}
