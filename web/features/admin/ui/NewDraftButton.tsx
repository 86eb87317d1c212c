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
  /** Called when the draft is stored, to open its form. */
  onSaved(): void
}

/** Stores a new draft and opens its form. Asks first if this would replace an unfinished draft. */
export function NewDraftButton<Draft extends Titled>(props: NewDraftButtonProps<Draft>) {
  const { draftKey, schema, newDraft, onSaved, ...button } = props
  const [unfinished, setUnfinished] = useState<Draft | null>(null)
  const save = () => {
    saveDraft(draftKey, newDraft())
    onSaved()
  }
  const begin = () => {
    const waiting = readDraft(draftKey, schema)
    if (waiting) setUnfinished(waiting)
    else save()
  }
  const title = draftTitle(unfinished)
  return (
    <>
      <Button look="soft" {...button} onClick={begin} />
      <ConfirmDialog
        isOpen={unfinished !== null}
        title={`Remplacer ${title}?`}
        confirm={`Oui, remplacer ${title}`}
        onConfirm={save}
        onClose={() => setUnfinished(null)}
      >
        Ce brouillon n'est pas publié : il sera perdu. Pour le garder, fermez ceci et publiez-le d'abord.
      </ConfirmDialog>
    </>
  )
}

/** The end of a button's text that names the unfinished draft it opens again. */
export function resumeText(draft: Titled | null): string {
  return draft ? frenchSpaces(` : reprendre ${draftTitle(draft)}`) : ''
}

/** The title of a draft in quotation marks. */
export function draftTitle(draft: Titled | null): string {
  return frenchSpaces(`« ${draft?.title || 'sans titre'} »`)
}
