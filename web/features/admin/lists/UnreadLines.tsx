import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { pluralize } from '../data/pluralize.ts'
import form from '../ui/ui.module.css'
import type { UnreadLine } from './read-table.ts'

/** The skipped lines of a list, each with its reason. */
export function UnreadLines({ lines }: { lines: readonly UnreadLine[] }) {
  if (lines.length === 0) return null
  return (
    <details open>
      <summary>{pluralize(lines.length, 'ligne non lue', 'lignes non lues')}</summary>
      <ul className={form.lines}>
        {lines.map(({ line, raw, reason }) => (
          <li key={line}>
            {frenchSpaces(`Ligne ${line} : « ${raw.replace(/\s+/g, ' ').trim()} ». ${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
