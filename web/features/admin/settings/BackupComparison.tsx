import type { BackupContents } from '../../../../domain/api/backup.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { useSchoolTime } from '../data/school-time.ts'
import styles from './settings.module.css'

const ROWS = [
  ['pupils', 'Élèves actifs'],
  ['classes', 'Classes'],
  ['activities', "Activités de l'année"],
  ['bravos', 'Bravos'],
  ['files', 'Images et sons'],
  ['administrators', 'Administrateurs actifs'],
] as const

interface BackupComparisonProps {
  backup: BackupContents
  here: BackupContents
}

/** Compares the contents of a backup with what it would replace. */
export function BackupComparison({ backup, here }: BackupComparisonProps) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">La sauvegarde</th>
            <th scope="col">Maintenant</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Date</th>
            <DateCell instant={backup.created} />
            <DateCell instant={here.created} />
          </tr>
          {ROWS.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{backup[name].toLocaleString('fr-CA')}</td>
              <td>{here[name].toLocaleString('fr-CA')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {backup.administrators === 0 && (
        <p>
          {frenchSpaces("Personne ne pourrait diriger l'école avec cette sauvegarde : votre compte reste.")}
        </p>
      )}
    </>
  )
}

/** Shows an instant that wraps only between day and time. */
function DateCell({ instant }: { instant: string }) {
  return <td>{useSchoolTime()(instant).replaceAll('-', '\u2011')}</td>
}
