import type { RestoreAnswer } from '../../../../domain/api/backup.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'

/** How much was put back. */
export function Restored({ answer: { rows, files } }: { answer: RestoreAnswer }) {
  return (
    <p role="status">
      {frenchSpaces(`C'est fait. Lignes revenues : ${rows} ; fichiers revenus : ${files}.`)}
    </p>
  )
}
