import type { ImportAnswer } from '../../../../domain/api/import.ts'
import { call } from '../../../lib/api/api.ts'
import { pupilCSV } from './pupil-file.ts'

/** Sends a list of pupils to be taken, or only looked at where it is a dry run. */
export function sendPupils(lines: Parameters<typeof pupilCSV>[0], isDryRun = false): Promise<ImportAnswer> {
  return call('POST user/import', {
    query: { dryRun: isDryRun ? '1' : undefined },
    body: new Blob([pupilCSV(lines)], { type: 'text/csv' }),
  })
}
