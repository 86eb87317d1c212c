import { type ComponentProps, useState } from 'react'
import type * as z from 'zod/mini'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { readDraft, saveDraft } from '../hooks/use-draft.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Titled {
  title: string
}

interface NewDraftButtonProps<Draft extends Titled> extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  draftKey: string
  schema: z.ZodMiniType<Draft>
  newDraft(): Draft
  /** Text of the button that opens the draft's form. */
  form: string
  /** Called when the draft is stored, to open its form. */
  onSaved(): void
}

/** Stores a new draft and opens its form. Asks first if this would replace a stored draft. */
export function NewDraftButton<Draft extends Titled>(props: NewDraftButtonProps<Draft>) {
  const { draftKey, schema, newDraft, form, onSaved, ...button } = props
  const [storedDraft, setStoredDraft] = useState<Draft | null>(null)
  const save = () => {
    saveDraft(draftKey, newDraft())
    onSaved()
  }
  const begin = () => {
    const stored = readDraft(draftKey, schema)
    if (stored) setStoredDraft(stored)
    else save()
  }
  const title = draftTitle(storedDraft)
  return (
    <>
      <Button look="soft" {...button} onClick={begin} />
      <ConfirmDialog
        isOpen={storedDraft !== null}
        title={`Remplacer le brouillon ${title}?`}
        confirm="Oui, remplacer le brouillon"
        onConfirm={save}
        onClose={() => setStoredDraft(null)}
      >
        Ce brouillon n'est pas terminé : il sera perdu. Pour le garder, fermez cette fenêtre et terminez-le
        d'abord, avec « {form} ».
      </ConfirmDialog>
    </>
  )
}

/** The end of a button's label. Names the stored draft that the button reopens; empty without a draft. */
export function resumeText(draft: Titled | null): string {
  return draft ? frenchSpaces(` : reprendre ${draftTitle(draft)}`) : ''
}

/** The title of a draft in quotation marks, or "sans titre". */
export function draftTitle(draft: Titled | null): string {
  return draft?.title ? frenchSpaces(`« ${draft.title} »`) : 'sans titre'
}
