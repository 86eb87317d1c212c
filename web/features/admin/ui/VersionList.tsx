import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useSchoolTime } from '../data/school-time.ts'
import { ServerMessage } from './ServerMessage.tsx'
import styles from './VersionList.module.css'

interface Version {
  versionID: number
  title: string
  updated: string
  /** Who wrote it, as words to be read; none where nobody knows. */
  who?: string
}

interface VersionListProps<Row extends Version> {
  versions: readonly Row[]
  error: Error | null
  /** While something is not published yet, nothing else is. */
  isBusy: boolean
  onRestore(versionID: number): void
  /** How it looked. */
  children(version: Row): ReactNode
}

/** What was there before each save, newest first, and the way back to it. */
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
