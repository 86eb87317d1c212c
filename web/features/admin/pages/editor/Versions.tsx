import { useQuery } from '@tanstack/react-query'
import type { Page } from '../../../../../content/routes.ts'
import { pageVersionsQuery } from '../../data/queries.ts'
import { useSchoolTime } from '../../data/school-time.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { VersionList } from '../../ui/VersionList.tsx'
import type { Preview } from './preview.ts'
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
  const timeOf = useSchoolTime()
  return (
    <Loaded query={versions}>
      {({ data, current }) => (
        <>
          {current && (
            <p>
              En ligne : {timeOf(current.updated)}, {whoWrote(current)}.
            </p>
          )}
          <VersionList
            versions={data.map((version) => ({ ...version, who: whoWrote(version) }))}
            error={error}
            isBusy={isBusy}
            onRestore={onRestore}
          >
            {({ title, content }) => <Preview page={page} title={title} content={content} />}
          </VersionList>
        </>
      )}
    </Loaded>
  )
}
