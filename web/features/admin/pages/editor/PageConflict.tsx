import { useState } from 'react'
import type { Page } from '../../../../../content/routes.ts'
import type { EditedPage } from '../../../../../domain/api/page.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { useSchoolTime } from '../../data/school-time.ts'
import { TwoVersions } from '../../ui/TwoVersions.tsx'
import { differences } from './differences.ts'
import type { PagePreview } from './PageVersions.tsx'
import { authorText } from './PageVersions.tsx'
import { draftOf, type PageDraft } from './page-draft.ts'

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
