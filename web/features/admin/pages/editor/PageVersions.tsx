import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { Page } from '../../../../../content/routes.ts'
import type { EditedPage } from '../../../../../domain/api/page.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pageVersionsQuery } from '../../data/queries.ts'
import { useSchoolTime } from '../../data/school-time.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { TwoVersions, VersionList } from '../../ui/VersionList.tsx'
import { differences } from './differences.ts'
import { draftOf, type PageDraft } from './page-draft.ts'

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

interface PageConflictProps {
  page: Page
  mine: PageDraft
  theirs: EditedPage
  Preview: PagePreview
  onPublishMine(): void
  onTakeTheirs(): void
  onClose(): void
}

const TITLES = { mine: 'La vôtre', theirs: 'Celle qui est en ligne' } as const

/** Someone else published the page while it was being edited: shows both versions and lets the teacher choose one. */
export function PageConflict({
  page,
  mine,
  theirs,
  Preview,
  onPublishMine,
  onTakeTheirs,
  onClose,
}: PageConflictProps) {
  const timeOf = useSchoolTime()
  const [shown, setShown] = useState<'mine' | 'theirs' | null>(null)
  const theirDraft = draftOf(page.kind, page.title, theirs)
  const changes = differences(mine, theirDraft)
  const versionOf = (name: 'mine' | 'theirs') => ({
    title: TITLES[name],
    lines: changes[name],
    children: (
      <Button look="quiet" onClick={() => setShown(name)}>
        Voir : {TITLES[name].toLowerCase()}
      </Button>
    ),
  })
  const draft = shown === 'mine' ? mine : theirDraft
  return (
    <Dialog isOpen isWide onClose={onClose} title="Deux personnes ont écrit cette page">
      <p>
        Pendant que vous écriviez, la page a été publiée ({authorText(theirs)}, {timeOf(theirs.updated)}).
        Rien n'est perdu : celle que vous ne gardez pas reste à portée.
      </p>
      <TwoVersions versions={[versionOf('mine'), versionOf('theirs')]} />
      <div className="row tight">
        <Button onClick={onPublishMine}>Publier la mienne (l'autre devient une version précédente)</Button>
        <Button look="soft" onClick={onTakeTheirs}>
          Prendre celle qui est en ligne (je pourrai remettre mes mots)
        </Button>
        <Button look="quiet" onClick={onClose}>
          Continuer à écrire
        </Button>
      </div>
      <Dialog isOpen={shown !== null} isWide title={draft.title} onClose={() => setShown(null)}>
        {shown && <Preview page={page} title={draft.title} content={draft.content} />}
      </Dialog>
    </Dialog>
  )
}
