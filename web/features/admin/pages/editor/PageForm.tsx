import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Page } from '../../../../../content/routes.ts'
import { LONGEST_PAGE_TITLE } from '../../../../../domain/api/own-page.ts'
import type { EditedPage, PageRecord } from '../../../../../domain/api/page.ts'
import { isEmpty } from '../../../../../domain/blank-content.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { counted } from '../../data/counted.ts'
import { forgetDrafts, keepDraft, useDraft } from '../../hooks/use-draft.ts'
import { CheckPanel } from '../../ui/CheckPanel.tsx'
import { InputField } from '../../ui/InputField.tsx'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import { blankPage, copyTitle, NEW_PAGE } from '../new-page/new-page-draft.ts'
import { Conflict } from './Conflict.tsx'
import { FieldEditor } from './FieldEditor.tsx'
import { faultsOf } from './faults.ts'
import { formOf } from './forms.ts'
import { GamesOfPage } from './GamesOfPage.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import styles from './PageForm.module.css'
import { draftOf, isSame, pageDraft } from './page-draft.ts'
import type { Preview } from './preview.ts'
import { usePublish } from './use-publish.ts'
import { Versions } from './Versions.tsx'
import { warningsOf } from './warnings.ts'

interface PageFormProps {
  page: Page
  stored: PageRecord | null
  Preview: Preview
}

/** Writes a page: what is not published yet is kept in this tab, and nothing that someone else published is overwritten unseen. */
export function PageForm({ page, stored, Preview }: PageFormProps) {
  const { clientID, kind } = page
  const key = `page-${clientID}`
  const asStored = draftOf(kind, page.title, stored)
  const [draft, write] = useDraft(key, pageDraft, asStored)
  // The editor's parts keep what they show: they start over where the words come from elsewhere.
  const [edition, setEdition] = useState(0)
  const [setAside, setSetAside] = useState<typeof draft | null>(null)
  const [open, setOpen] = useState<'preview' | 'versions' | null>(null)
  /** The stamp of what was published last from here. */
  const [published, setPublished] = useState('')
  const navigate = useNavigate()
  const isChanged = !isSame(draft, asStored)
  const form = formOf(kind, draft.content)
  const faults = faultsOf(kind, form, draft.title, draft.content)
  const warnings = warningsOf(form, draft.content)
  const isSound = faults.length === 0

  const replace = (next: typeof draft) => {
    write(next)
    setEdition(edition + 1)
  }
  /** Nothing is unpublished any more. */
  const beginWith = (published: typeof draft) => {
    replace(published)
    forgetDrafts(key)
  }
  const { publish, restore, inTheWay } = usePublish(clientID, (record, sent) => {
    setSetAside(null)
    setOpen(null)
    setPublished(record.updated)
    // What was written since it was sent stays as it is, and is not published yet.
    if (sent && !isSame(draft, sent)) write({ ...draft, updated: record.updated })
    else beginWith(draftOf(kind, page.title, record))
  })
  const abandon = () => {
    beginWith(asStored)
    setSetAside(draft)
  }
  const takeTheirs = (theirs: EditedPage) => {
    setSetAside(draft)
    publish.reset()
    replace(draftOf(kind, page.title, theirs))
  }
  const copy = () => {
    const copyOf = { clientID, title: draft.title }
    keepDraft(NEW_PAGE, { ...blankPage(page.grade), title: copyTitle(draft.title), copyOf })
    void navigate({ to: '/admin/pages', search: { faire: 'page' } })
  }
  const error = inTheWay ? null : publish.error

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Button isOff={publish.isPending || !isChanged || !isSound} onClick={() => publish.mutate(draft)}>
          {isChanged ? publishLabel(warnings.length) : 'Publier'}
        </Button>
        <Button look="soft" isOff={!isSound} onClick={() => setOpen('preview')}>
          Voir comme un élève
        </Button>
        <Button look="soft" onClick={() => setOpen('versions')}>
          Versions précédentes
        </Button>
        {stored && (
          <Button look="soft" onClick={copy}>
            En faire une copie à moi
          </Button>
        )}
        <p role="status" className={styles.state}>
          {stateOf(isChanged, asStored.content)}
        </p>
        {!isSound && (
          <a className={styles.trouble} href="#page-check">
            À corriger avant de publier : {faults.length}
          </a>
        )}
        {isChanged && stored && (
          <Button look="quiet" onClick={abandon}>
            Abandonner mes changements
          </Button>
        )}
        {setAside && (
          <Button
            look="quiet"
            onClick={() => {
              replace({ ...setAside, updated: draft.updated })
              setSetAside(null)
            }}
          >
            Remettre mes mots
          </Button>
        )}
      </div>
      <ServerMessage error={error} />
      {kind === 'vocabulary' && stored && (
        <GamesOfPage
          key={stored.updated}
          clientID={clientID}
          title={stored.title}
          isJustPublished={published === stored.updated}
        />
      )}
      <InputField
        label="Titre de la page"
        maxLength={page.isOwn ? LONGEST_PAGE_TITLE : 120}
        value={draft.title}
        onWrite={(text) => write({ ...draft, title: text })}
      />
      <GroupEditor
        Part={FieldEditor}
        key={edition}
        field={form}
        value={draft.content}
        onChange={(content) => write({ ...draft, content })}
      />
      <CheckPanel id="page-check" verdict="La page peut être publiée" faults={faults} warnings={warnings} />
      <Dialog isOpen={open === 'preview'} isWide title="Comme un élève" onClose={() => setOpen(null)}>
        <Preview page={page} title={draft.title} content={draft.content} />
      </Dialog>
      <Dialog isOpen={open === 'versions'} isWide title="Versions précédentes" onClose={() => setOpen(null)}>
        <Versions
          page={page}
          Preview={Preview}
          error={restore.error}
          isBusy={restore.isPending || isChanged}
          onRestore={(versionID) => stored && restore.mutate({ versionID, updated: stored.updated })}
        />
      </Dialog>
      {inTheWay && (
        <Conflict
          page={page}
          mine={draft}
          theirs={inTheWay}
          Preview={Preview}
          onPublishMine={() => publish.mutate({ ...draft, updated: inTheWay.updated })}
          onTakeTheirs={() => takeTheirs(inTheWay)}
          onClose={() => publish.reset()}
        />
      )}
    </div>
  )
}

function stateOf(isChanged: boolean, published: unknown): string {
  if (isChanged) return 'Pas encore publié : vos mots sont gardés dans cet onglet.'
  return isEmpty(published) ? "Rien n'y est encore écrit." : 'Tout est publié.'
}

/** Nobody publishes over a warning unseen. */
function publishLabel(warnings: number): string {
  if (warnings === 0) return 'Publier'
  return `Publier malgré ${counted(warnings, 'remarque', 'remarques')}`
}
