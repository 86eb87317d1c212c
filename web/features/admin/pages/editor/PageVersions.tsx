import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Page } from '../../../../../content/routes.ts'
import { pageVersionsQuery } from '../../data/queries.ts'
import { useSchoolTime } from '../../data/school-time.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { VersionList } from '../../ui/VersionList.tsx'

interface PageVersionsProps {
  page: Page
  Preview: PagePreview
  error: Error | null
  /** True while there are unpublished changes or a restore is running. */
  isBusy: boolean
  onRestore(versionID: number): void
}

/** The previous versions of a page with time and author, each with a preview and a button that restores it. */
export function PageVersions({ page, Preview, error, isBusy, onRestore }: PageVersionsProps) {
  const versions = useQuery(pageVersionsQuery(page.clientID))
  const timeOf = useSchoolTime()
  return (
    <Loaded query={versions}>
      {({ data, current }) => (
        <>
          {current && (
            <p>
              En ligne : {timeOf(current.updated)}, {authorText(current)}.
            </p>
          )}
          <VersionList
            versions={data.map((version) => ({ ...version, who: authorText(version) }))}
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

/** The author of a version, as the end of a French sentence. */
export function authorText({ savedBy }: { savedBy: string | null }): string {
  return savedBy === null ? 'venu avec le site' : `par ${savedBy}`
}

/** Renders a page as pupils see it. `content` must be valid for the page's kind. */
export type PagePreview = ComponentType<{ page: Page; title: string; content: unknown }>
