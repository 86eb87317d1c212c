import { apiPost } from './api.ts'

const reported = new Set<string>()

/** Tells the teacher's log of a problem that the pupil need not deal with; each text once a visit. */
export function reportProblem(data: string): void {
  if (reported.has(data)) return
  reported.add(data)
  // The log is a courtesy: where it cannot be reached, nothing more is done.
  apiPost('logs', { data, dateCreated: new Date().toISOString() }).catch(() => undefined)
}
