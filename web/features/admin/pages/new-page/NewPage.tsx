import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { gradeNames, grades } from '../../../../../content/grades.ts'
import { MAX_PAGE_TITLE_LENGTH, type newPageRequest } from '../../../../../domain/api/own-page.ts'
import { ownKinds } from '../../../../../domain/own-kinds.ts'
import { call } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { emitPageStateChanged } from '../../../../lib/live/live.ts'
import { menuQuery } from '../../../../lib/menu/menu-query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { conflictingVersion } from '../../data/delete-if-exists.ts'
import { ownWordsQuery } from '../../data/queries.ts'
import { useReadWords, WordList } from '../../games/WordList.tsx'
import { deleteDraft, useDraft } from '../../hooks/use-draft.ts'
import { MediaField } from '../../media/MediaField.tsx'
import { CheckPanel } from '../../ui/CheckPanel.tsx'
import { InputField } from '../../ui/Field.tsx'
import { Form, ServerMessage } from '../../ui/Form.tsx'
import { draftTitle } from '../../ui/NewDraftButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { StartOverButton } from '../../ui/StartOverButton.tsx'
import form from '../../ui/ui.module.css'
import { storePreview } from '../store-preview.ts'
import {
  blankPage,
  checkNewPage,
  conflictingDraft,
  hasWords,
  NEW_PAGE_KEY,
  newPageDraft,
  type PageStart,
  requestOf,
} from './new-page-draft.ts'

/** Creates a page. Asks first if a stored draft would be opened instead of the requested page. */
export function NewPage({ start }: { start: PageStart }) {
  const [stored, setStored] = useState(() => conflictingDraft(start))
  if (!stored) return <NewPageForm start={start} />
  const title = draftTitle(stored)
  const next = start.title ? draftTitle({ title: start.title }) : 'une nouvelle page'
  return (
    <div className={form.form}>
      <p>
        Vous avez déjà un brouillon : {title}. Si vous commencez {next}, ce brouillon sera perdu.
      </p>
      <div className="row bottom">
        <Button onClick={() => setStored(null)}>Reprendre {title}</Button>
        <Button
          look="soft"
          onClick={() => {
            deleteDraft(NEW_PAGE_KEY)
            setStored(null)
          }}
        >
          Commencer {next}
        </Button>
      </div>
    </div>
  )
}

/** One form from which a page's key, place in the menu and address are derived. */
function NewPageForm({ start }: { start: PageStart }) {
  const [blank, setBlank] = useState(() => ({ ...blankPage(start.grade), title: start.title ?? '' }))
  const [draft, write] = useDraft(NEW_PAGE_KEY, newPageDraft, blank)
  const navigate = useNavigate()
  const { words } = useReadWords()(draft.words)
  const { faults, warnings } = checkNewPage(draft, words)
  const hasInput = draft.title !== '' || draft.words.text !== '' || draft.copyOf !== null
  // A page without content stays closed until it is published for the first time.
  const isOpenToPupils = draft.copyOf !== null || hasWords(draft)
  const open = (clientID: string) => {
    deleteDraft(NEW_PAGE_KEY)
    void navigate({ to: '/admin/pages', search: { page: clientID } })
  }
  const { create, existingPage } = useCreatePage(open)
  const set = (changes: Partial<typeof draft>) => {
    create.reset()
    write({ ...draft, ...changes })
  }
  const reset = () => {
    const next = blankPage(draft.grade)
    create.reset()
    setBlank(next)
    write(next)
    deleteDraft(NEW_PAGE_KEY)
  }
  return (
    <Form
      onSend={() => {
        if (faults.length === 0) create.mutate(requestOf(draft, words))
      }}
    >
      <InputField
        label="Titre de la page"
        help="Comme les élèves le lisent dans le menu : « La plage »."
        required
        maxLength={MAX_PAGE_TITLE_LENGTH}
        value={draft.title}
        onWrite={(title) => set({ title })}
      />
      <div className="row bottom">
        <SelectField
          label="Année"
          value={draft.grade ?? ''}
          options={gradeOptions}
          onChoose={(chosen) => set({ grade: grades.find((each) => String(each) === chosen) ?? null })}
        />
        {draft.copyOf === null && (
          <SelectField
            label="Ce qu'il y a dessus"
            value={draft.kind}
            options={kindOptions}
            onChoose={(chosen) => set({ kind: ownKinds.find((each) => each === chosen) ?? draft.kind })}
          />
        )}
        <MediaField
          kind="picture"
          word={draft.title || 'la page'}
          value={draft.icon}
          onChoose={(icon) => set({ icon })}
        />
      </div>
      {draft.copyOf !== null && (
        <p>
          Tout ce qui est sur « {draft.copyOf.title} » est repris. Vous le changez ensuite sans toucher à
          l'original.
        </p>
      )}
      {hasWords(draft) && <WordList list={draft.words} onWrite={(words) => set({ words })} />}
      {!isOpenToPupils && (
        <p>
          La page est d'abord vide et fermée : elle s'ouvre aux élèves dès que vous l'avez écrite et publiée.
        </p>
      )}
      {hasInput && (
        <CheckPanel
          id="new-page-check"
          verdict={isOpenToPupils ? 'La page peut être publiée' : 'La page peut être faite'}
          faults={faults}
          warnings={warnings}
        />
      )}
      <ServerMessage error={create.error} />
      {existingPage !== null && (
        <p>
          <Link to="/admin/pages" search={{ page: existingPage }} onClick={() => deleteDraft(NEW_PAGE_KEY)}>
            Ouvrir cette page
          </Link>
        </p>
      )}
      <div className="row bottom">
        <Button type="submit" isOff={create.isPending || faults.length > 0}>
          {isOpenToPupils ? 'Publier la page' : 'Faire la page'}
        </Button>
        {hasInput && <StartOverButton isOff={create.isPending} onConfirm={reset} />}
      </div>
    </Form>
  )
}

const gradeOptions = [
  ...grades.map((grade) => ({ value: grade, name: gradeNames[grade] })),
  { value: '', name: 'Toutes les années' },
]

const kindOptions = [
  { value: 'vocabulary', name: 'Des mots' },
  { value: 'resources', name: 'Des textes et des liens' },
  { value: 'stories', name: 'Des histoires' },
  { value: 'videos', name: 'Des vidéos' },
  { value: 'music', name: 'Des chansons' },
]

const existingPageSchema = z.object({ clientID: z.string() })

/** Creates a page. `existingPage` is its key if an earlier request with the same number already created it. */
function useCreatePage(onCreated: (clientID: string) => void) {
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: (body: z.input<typeof newPageRequest>) => call('POST pages', { body }),
    async onSuccess({ data, link }) {
      emitPageStateChanged(link)
      void storePreview(data.clientID, data.title, data.content)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ownWordsQuery.queryKey }),
      ])
      showToast(link.isEnabled ? 'La page est publiée.' : 'La page est créée : à vous de la remplir.')
      onCreated(data.clientID)
    },
  })
  return { create, existingPage: conflictingVersion(create.error, existingPageSchema)?.clientID ?? null }
}
