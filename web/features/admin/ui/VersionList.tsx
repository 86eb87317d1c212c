import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useSchoolTime } from '../data/school-time.ts'
import { ServerMessage } from './Form.tsx'
import styles from './ui.module.css'

interface Version {
  versionID: number
  title: string
  updated: string
  /** The author as French text. Omit if unknown. */
  who?: string
}

interface VersionListProps<Row extends Version> {
  versions: readonly Row[]
  error: Error | null
  /** True while there are unpublished changes or a restore is running: restoring is then off. */
  isBusy: boolean
  onRestore(versionID: number): void
  children(version: Row): ReactNode
}

/** Previous versions, newest first, each with a preview and a button that restores it. */
export function VersionList<Row extends Version>(props: VersionListProps<Row>) {
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
