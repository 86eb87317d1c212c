import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useSchoolTime } from '../data/school-time.ts'
import { ServerMessage } from './Form.tsx'
import styles from './ui.module.css'

interface StoredVersion {
  versionID: number
  title: string
  updated: string
  /** The author as French text. Omit if unknown. */
  who?: string
}

interface VersionListProps<Row extends StoredVersion> {
  versions: readonly Row[]
  error: Error | null
  /** True while there are unpublished changes or a restore is running: restoring is then off. */
  isBusy: boolean
  onRestore(versionID: number): void
  children(version: Row): ReactNode
}

/** Previous versions, newest first, each with a preview and a button that restores it. */
export function VersionList<Row extends StoredVersion>(props: VersionListProps<Row>) {
  const { versions, error, isBusy, onRestore, children } = props
  const [shown, setShown] = useState<Row | null>(null)
  const timeOf = useSchoolTime()
  return (
    <div className="stack">
      {isBusy && <p>Publiez ou abandonnez d'abord vos changements pour revenir à une version.</p>}
      <ServerMessage error={error} />
      {versions.length === 0 && <p>Il n'y en a pas encore.</p>}
      <ul className="stack tight">
        {versions.map((version) => {
          const when = timeOf(version.updated)
          return (
            <li key={version.versionID} className={styles.version}>
              <span>
                <strong>{version.title}</strong> {when}
                {version.who !== undefined && `, ${version.who}`}
              </span>
              <Button
                look="quiet"
                aria-label={`Voir la version du ${when}`}
                onClick={() => setShown(version)}
              >
                Voir
              </Button>
              <Button
                look="soft"
                isOff={isBusy}
                aria-label={`Revenir à celle-ci, du ${when}`}
                onClick={() => onRestore(version.versionID)}
              >
                Revenir à celle-ci
              </Button>
            </li>
          )
        })}
      </ul>
      <Dialog isOpen={shown !== null} isWide title={shown?.title ?? ''} onClose={() => setShown(null)}>
        {shown && children(shown)}
      </Dialog>
    </div>
  )
}

interface Version {
  title: string
  /** Lines that the other version does not have. */
  lines: readonly string[]
  children: ReactNode
}

/** Shows two versions side by side, reduced to their differences. */
export function TwoVersions({ versions }: { versions: readonly [Version, Version] }) {
  return (
    <div className={styles.sides}>
      {versions.map(({ title, lines, children }) => (
        <section key={title} className={styles.side} aria-label={title}>
          <h3>{title}</h3>
          <p>{lines.length === 0 ? "Rien de plus que dans l'autre." : "Ce que l'autre n'a pas :"}</p>
          <ul className={styles.versionLines}>
            {[...new Set(lines)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {children}
        </section>
      ))}
    </div>
  )
}
