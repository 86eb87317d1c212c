import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Grade, gradeNames, grades } from '../../../../../content/grades.ts'
import { LONGEST_PAGE_TITLE } from '../../../../../domain/api/own-page.ts'
import { ownKinds } from '../../../../../domain/own-kinds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useReadWords } from '../../games/use-read-words.ts'
import { WordList } from '../../games/WordList.tsx'
import { forgetDrafts, useDraft } from '../../hooks/use-draft.ts'
import { MediaField } from '../../media/MediaField.tsx'
import { CheckPanel } from '../../ui/CheckPanel.tsx'
import { Form } from '../../ui/Form.tsx'
import { InputField } from '../../ui/InputField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import { blankPage, checkNewPage, hasWords, NEW_PAGE, newPageDraft, requestOf } from './new-page-draft.ts'
import { useMakePage } from './use-make-page.ts'

/** What a new page begins with, where nothing is written yet. */
export interface PageStart {
  title?: string
  grade?: Grade | null
}

/** A whole page in one form: its key, its place in the menu and its address are made of it. */
export function NewPageForm({ start = {} }: { start?: PageStart }) {
  const [blank, setBlank] = useState(() => ({ ...blankPage(start.grade), title: start.title ?? '' }))
  const [draft, write] = useDraft(NEW_PAGE, newPageDraft, blank)
  const navigate = useNavigate()
  const { words } = useReadWords()(draft.words)
  const { faults, warnings } = checkNewPage(draft, words)
  const isBegun = draft.title !== '' || draft.words.text !== '' || draft.copyOf !== null
  // What is still to be written is opened by the first time that it is published.
  const isOpened = draft.copyOf !== null || hasWords(draft)
  const open = (clientID: string) => {
    forgetDrafts(NEW_PAGE)
    void navigate({ to: '/admin/pages', search: { page: clientID } })
  }
  const { make, before } = useMakePage(open)
  const set = (changes: Partial<typeof draft>) => {
    make.reset()
    write({ ...draft, ...changes })
  }
  const beginAnew = () => {
    const next = blankPage(draft.grade)
    make.reset()
    setBlank(next)
    write(next)
    forgetDrafts(NEW_PAGE)
  }
  return (
    <Form
      onSend={() => {
        if (faults.length === 0) make.mutate(requestOf(draft, words))
      }}
    >
      <InputField
        label="Titre de la page"
        help="Comme les élèves le lisent dans le menu : « La plage »."
        required
        maxLength={LONGEST_PAGE_TITLE}
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
      {!isOpened && (
        <p>
          La page est d'abord vide et fermée : elle s'ouvre aux élèves dès que vous l'avez écrite et publiée.
        </p>
      )}
      {isBegun && (
        <CheckPanel
          id="new-page-check"
          verdict={isOpened ? 'La page peut être publiée' : 'La page peut être faite'}
          faults={faults}
          warnings={warnings}
        />
      )}
      <ServerMessage error={make.error} />
      {before !== null && (
        <p>
          <Link to="/admin/pages" search={{ page: before }} onClick={() => forgetDrafts(NEW_PAGE)}>
            Ouvrir cette page
          </Link>
        </p>
      )}
      <div className="row bottom">
        <Button type="submit" isOff={make.isPending || faults.length > 0}>
          {isOpened ? 'Publier la page' : 'Faire la page'}
        </Button>
        {isBegun && (
          <Button look="quiet" isOff={make.isPending} onClick={beginAnew}>
            Tout effacer et recommencer
          </Button>
        )}
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
