import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Page, pageOf } from '../../../../../content/routes.ts'
import { MAX_PAGE_TITLE_LENGTH } from '../../../../../domain/api/own-page.ts'
import { type EditedPage, isWrittenKind, type PageRecord } from '../../../../../domain/api/page.ts'
import { isEmptyContent } from '../../../../../domain/blank-content.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { storedPageQuery } from '../../data/queries.ts'
import { deleteDraft, useDraft } from '../../hooks/use-draft.ts'
import { CheckPanel } from '../../ui/CheckPanel.tsx'
import { InputField } from '../../ui/Field.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { NewDraftButton } from '../../ui/NewDraftButton.tsx'
import { blankPage, copyTitle, NEW_PAGE_KEY, newPageDraft } from '../new-page/new-page-draft.ts'
import styles from './editor.module.css'
import { FieldEditor } from './FieldEditor.tsx'
import { faultsOf } from './faults.ts'
import { formOf } from './forms.ts'
import { GamesOfPage } from './GamesOfPage.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import type { PagePreview } from './PageVersions.tsx'
import { PageConflict, PageVersions } from './PageVersions.tsx'
import { draftOf, hasSameContent, pageDraft } from './page-draft.ts'
import { usePublish } from './use-publish.ts'
import { warningsOf } from './warnings.ts'

/** The editor of a page's content. Pages of some kinds cannot be edited. */
export function PageEditor({ clientID, Preview }: { clientID: string; Preview: PagePreview }) {
  const page = pageOf(clientID)
  const stored = useQuery(storedPageQuery(clientID))
  return (
    <>
      <div>
        <Link to="/admin/pages" activeOptions={{ exact: true }} className={buttonClass({ look: 'quiet' })}>
          ‹ Retour au menu
        </Link>
      </div>
      {page && isWrittenKind(page.kind) ? (
        <Loaded query={stored}>
          {(record) => <PageForm page={page} stored={record} Preview={Preview} />}
        </Loaded>
      ) : (
        <p>Rien ne peut être écrit sur cette page.</p>
      )}
    </>
  )
}

interface PageFormProps {
  page: Page
  stored: PageRecord | null
  Preview: PagePreview
}

/**
 * Edits and publishes a page. Unpublished changes are stored in this tab; a page published by someone else is
 * never overwritten silently.
 */
function PageForm({ page, stored, Preview }: PageFormProps) {
  const { clientID, kind } = page
  const key = `page-${clientID}`
  const storedDraft = draftOf(kind, page.title, stored)
  const [draft, write] = useDraft(key, pageDraft, storedDraft)
  // The inputs hold their own state. Changing the key remounts them when the draft is replaced.
  const [editorKey, setEditorKey] = useState(0)
  const [discarded, setDiscarded] = useState<typeof draft | null>(null)
  const [open, setOpen] = useState<'preview' | 'versions' | null>(null)
  /** Stamp of the version published last by this editor. */
  const [publishedStamp, setPublishedStamp] = useState('')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isChanged = !hasSameContent(draft, storedDraft)
  const form = formOf(kind, draft.content)
  const faults = faultsOf(kind, form, draft.title, draft.content)
  const warnings = warningsOf(form, draft.content)
  const hasNoFaults = faults.length === 0

  const replace = (next: typeof draft) => {
    write(next)
    setEditorKey(editorKey + 1)
  }
  /** Replaces the draft with a published version and deletes the stored draft. */
  const resetTo = (published: typeof draft) => {
    replace(published)
    deleteDraft(key)
  }
  const { publish, restore, conflict } = usePublish(clientID, (record, sent) => {
    setDiscarded(null)
    setOpen(null)
    setPublishedStamp(record.updated)
    // Changes made since the request was sent stay in the draft, unpublished.
    if (sent && !hasSameContent(draft, sent)) write({ ...draft, updated: record.updated })
    else resetTo(draftOf(kind, page.title, record))
  })
  const discard = () => {
    resetTo(storedDraft)
    setDiscarded(draft)
  }
  const acceptTheirs = (theirs: EditedPage) => {
    // The teacher has seen this version, so publishing the discarded text again may replace it.
    setDiscarded({ ...draft, updated: theirs.updated })
    publish.reset()
    queryClient.setQueryData(storedPageQuery(clientID).queryKey, theirs)
    resetTo(draftOf(kind, page.title, theirs))
  }
  const copy = () => ({
    ...blankPage(page.grade),
    title: copyTitle(draft.title),
    copyOf: { clientID, title: draft.title },
  })
  const error = conflict ? null : publish.error

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Button isOff={publish.isPending || !isChanged || !hasNoFaults} onClick={() => publish.mutate(draft)}>
          {isChanged ? publishLabel(warnings.length) : 'Publier'}
        </Button>
        <Button look="soft" isOff={!hasNoFaults} onClick={() => setOpen('preview')}>
          Voir comme un élève
        </Button>
        <Button look="soft" onClick={() => setOpen('versions')}>
          Versions précédentes
        </Button>
        {stored && (
          <NewDraftButton
            isOff={isChanged}
            draftKey={NEW_PAGE_KEY}
            schema={newPageDraft}
            form="Nouvelle page"
            newDraft={copy}
            onSaved={() => void navigate({ to: '/admin/pages', search: { faire: 'page' } })}
          >
            En faire une copie à moi
          </NewDraftButton>
        )}
        <p role="status" className={styles.state}>
          {stateOf(isChanged, storedDraft.content)}
          {isChanged && stored && ' Publiez la page avant de la copier.'}
        </p>
        {!hasNoFaults && (
          <a className={styles.trouble} href="#page-check">
            À corriger avant de publier : {faults.length}
          </a>
        )}
        {isChanged && stored && (
          <Button look="quiet" onClick={discard}>
            Abandonner mes changements
          </Button>
        )}
        {discarded && (
          <Button
            look="quiet"
            onClick={() => {
              replace(discarded)
              setDiscarded(null)
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
          isJustPublished={publishedStamp === stored.updated}
        />
      )}
      <InputField
        label="Titre de la page"
        maxLength={page.isOwn ? MAX_PAGE_TITLE_LENGTH : 120}
        value={draft.title}
        onWrite={(text) => write({ ...draft, title: text })}
      />
      <GroupEditor
        Part={FieldEditor}
        key={editorKey}
        field={form}
        value={draft.content}
        onChange={(content) => write({ ...draft, content })}
      />
      <CheckPanel id="page-check" verdict="La page peut être publiée" faults={faults} warnings={warnings} />
      <Dialog isOpen={open === 'preview'} isWide title="Comme un élève" onClose={() => setOpen(null)}>
        <Preview page={page} title={draft.title} content={draft.content} />
      </Dialog>
      <Dialog isOpen={open === 'versions'} isWide title="Versions précédentes" onClose={() => setOpen(null)}>
        <PageVersions
          page={page}
          Preview={Preview}
          error={restore.error}
          isBusy={restore.isPending || isChanged}
          onRestore={(versionID) => stored && restore.mutate({ versionID, updated: stored.updated })}
        />
      </Dialog>
      {conflict && (
        <PageConflict
          page={page}
          mine={draft}
          theirs={conflict}
          Preview={Preview}
          onPublishMine={() => publish.mutate({ ...draft, updated: conflict.updated })}
          onTakeTheirs={() => acceptTheirs(conflict)}
          onClose={() => publish.reset()}
        />
      )}
    </div>
  )
}

function stateOf(isChanged: boolean, published: unknown): string {
  if (isChanged) return 'Pas encore publié : vos mots sont gardés dans cet onglet.'
  return isEmptyContent(published) ? "Rien n'y est encore écrit." : 'Tout est publié.'
}

/** Names the number of warnings, so that no one overlooks them when publishing. */
function publishLabel(warnings: number): string {
  if (warnings === 0) return 'Publier'
  return `Publier malgré ${pluralize(warnings, 'remarque', 'remarques')}`
}
