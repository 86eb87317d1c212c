import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictingLesson, type Lesson } from '../../../../domain/api/lesson.ts'
import { pupilKey } from '../../../../domain/audience.ts'
import { ApiError, call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { conflictingVersion } from '../data/delete-if-exists.ts'
import { pluralize } from '../data/pluralize.ts'
import { lessonListQuery } from '../data/queries.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { useClassOption } from '../hooks/use-class-option.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import {
  draftContent,
  type LessonDraft,
  lessonDraft,
  lessonToDraft,
  titleForDay,
  todoText,
} from './lesson-draft.ts'
import { Steps } from './Steps.tsx'

interface LessonEditorProps {
  draftKey: string
  /** Null for a new lesson. */
  code: string | null
  initial: LessonDraft
  /** The school's day. */
  today: string
  classCodes: readonly string[]
  onSaved(lesson: Lesson): void
  onClose(): void
}

/** Form for the title, audience, steps and days of a lesson. */
export function LessonEditor({
  draftKey,
  code,
  initial,
  today,
  classCodes,
  onSaved,
  onClose,
}: LessonEditorProps) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useDraft(draftKey, lessonDraft, initial)
  const [other, setOther] = useState<Lesson | null>(null)
  // A lesson that was deleted meanwhile is saved as a new one.
  const [isDeleted, setDeleted] = useState(false)
  const isNew = code === null || isDeleted
  const { idempotencyKey } = draft
  const set = (changes: Partial<LessonDraft>) => setDraft({ ...draft, ...changes })
  const save = useMutation({
    async mutationFn() {
      const body = draftContent(draft)
      const stored = other ?? (isNew || draft.updated === null ? null : { code, updated: draft.updated })
      if (!stored) return (await call('POST lessons', { body: { ...body, idempotencyKey } })).data
      const path = { code: stored.code }
      const changed = { ...body, updated: stored.updated }
      return (await call('PUT lessons/:code', { path, body: changed })).data
    },
    async onSuccess(lesson) {
      await queryClient.invalidateQueries({ queryKey: lessonListQuery.queryKey })
      onSaved(lesson)
    },
    onError(error) {
      setOther(conflictingVersion(error, conflictingLesson))
      if (!isLessonUnknown(error)) return
      setDeleted(true)
      void queryClient.invalidateQueries({ queryKey: lessonListQuery.queryKey })
    },
  })
  const { groups, pupils, nameOf, isMissing } = useAudiences()
  const classOption = useClassOption()
  const listed = [
    ...classCodes.map((key) => ({ key, label: `Classe ${classOption(key).name}` })),
    ...groups.map(({ groupID, name }) => ({ key: groupID, label: `Groupe ${name}` })),
  ]
  // Single pupils, and classes and groups that no longer exist, so that they can be unticked.
  const others = draft.classCodes.filter((each) => !listed.some(({ key }) => key === each))
  const choices = [...listed, ...others.map((key) => ({ key, label: nameOf(key) }))]
  const members = groups.flatMap(({ groupID, userIDs }) =>
    draft.classCodes.includes(groupID) ? userIDs : [],
  )
  const twice = [...new Set(members.filter((id, place) => members.indexOf(id) < place))].map((id) =>
    nameOf(pupilKey(id)),
  )
  const toggle = (classCode: string, isChosen: boolean) =>
    set({
      classCodes: isChosen
        ? [...draft.classCodes, classCode]
        : draft.classCodes.filter((each) => each !== classCode),
    })
  const todo = todoText(draft, draft.classCodes.filter(isMissing).map(nameOf))
  return (
    <Form aria-label="La leçon" onSend={() => save.mutate()}>
      <InputField label="Titre" maxLength={80} value={draft.title} onWrite={(title) => set({ title })} />
      <fieldset className="row bottom">
        <legend>Pour qui</legend>
        {choices.map(({ key, label }) => (
          <CheckField
            key={key}
            label={label}
            isChecked={draft.classCodes.includes(key)}
            onCheck={(isChosen) => toggle(key, isChosen)}
          />
        ))}
        <CheckField
          label="Visiteurs, sans se connecter"
          isChecked={draft.isOpenToVisitors}
          onCheck={(isOpenToVisitors) => set({ isOpenToVisitors })}
        />
        <SelectField
          label="Ajouter un élève"
          value=""
          options={[{ value: '', name: 'Choisir…' }, ...pupils]}
          onChoose={(key) => key !== '' && !draft.classCodes.includes(key) && toggle(key, true)}
        />
      </fieldset>
      <p>Les missions de ces élèves commencent par les mots de la leçon.</p>
      <p role="status">
        {twice.length > 0 &&
          frenchSpaces(
            `${twice.join(', ')} : dans deux de ces groupes. La leçon et ses étapes ne se font qu'une fois.`,
          )}
      </p>
      <Steps classCodes={draft.classCodes} steps={draft.steps} onChange={(steps) => set({ steps })} />
      <div className="row bottom">
        <InputField
          label="Premier jour"
          type="date"
          required
          value={draft.firstDay}
          onWrite={(firstDay) =>
            set({
              firstDay,
              title: titleForDay(firstDay, draft),
              ...(firstDay > draft.lastDay && { lastDay: firstDay }),
            })
          }
        />
        <InputField
          label="Dernier jour"
          type="date"
          required
          min={isNew ? today : undefined}
          value={draft.lastDay}
          onWrite={(lastDay) => set({ lastDay })}
        />
      </div>
      {isDeleted && (
        <p role="alert">
          {frenchSpaces(
            "Cette leçon a été supprimée entre-temps. Rien n'est perdu : vous pouvez la publier comme nouvelle leçon.",
          )}
        </p>
      )}
      <ServerMessage error={isDeleted && isLessonUnknown(save.error) ? null : save.error} />
      {other && (
        <div className="row bottom">
          <p>
            « {other.title} », enregistrée entre-temps, a {pluralize(other.steps.length, 'étape', 'étapes')}.
          </p>
          <Button
            look="soft"
            onClick={() => {
              setDraft({ ...lessonToDraft(other, classCodes), idempotencyKey })
              setOther(null)
              save.reset()
            }}
          >
            Prendre cette version
          </Button>
        </div>
      )}
      {todo && <p role="status">{frenchSpaces(todo)}</p>}
      <div className="row bottom">
        <Button type="submit" isOff={save.isPending || todo !== null}>
          {other ? 'Enregistrer la mienne quand même' : isNew ? 'Publier la leçon' : 'Enregistrer la leçon'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Retour aux leçons
        </Button>
      </div>
    </Form>
  )
}

function isLessonUnknown(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'lessonUnknown'
}
