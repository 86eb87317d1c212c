import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '../../../../../content/routes.ts'
import type { PageVersion } from '../../../../../domain/api/page.ts'
import { schoolTodayQuery } from '../../../../lib/school/school-today.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pageVersionsQuery } from '../../data/queries.ts'
import { schoolTime } from '../../data/school-time.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import type { Preview } from './preview.ts'
import styles from './Versions.module.css'
import { whoWrote } from './who-wrote.ts'

interface VersionsProps {
  page: Page
  Preview: Preview
  error: Error | null
  /** While something is not published yet, nothing else is. */
  isBusy: boolean
  onRestore(versionID: number): void
}

/** What stood on a page before: since when, by whom, how it looked, and the way back to it. */
export function Versions({ page, Preview, error, isBusy, onRestore }: VersionsProps) {
  const versions = useQuery(pageVersionsQuery(page.clientID))
  const timeZone = useQuery(schoolTodayQuery).data?.timeZone ?? 'UTC'
  const [shown, setShown] = useState<PageVersion | null>(null)
  return (
    <Loaded query={versions}>
      {({ data, current }) => (
        <div className={styles.versions}>
          {current && (
            <p>
              En ligne : {schoolTime(current.updated, timeZone)}, {whoWrote(current)}.
            </p>
          )}
          {isBusy && <p>Publiez ou abandonnez d'abord vos changements pour revenir à une version.</p>}
          <ServerMessage error={error} />
          {data.length === 0 && <p>Il n'y en a pas encore.</p>}
          <ul className={styles.list}>
            {data.map((version) => {
              const when = schoolTime(version.updated, timeZone)
              return (
                <li key={version.versionID} className={styles.version}>
                  <span>
                    <strong>{version.title}</strong> {when}, {whoWrote(version)}
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
            {shown && <Preview page={page} title={shown.title} content={shown.content} />}
          </Dialog>
        </div>
      )}
    </Loaded>
  )
}
