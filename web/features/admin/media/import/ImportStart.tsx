import { useMutation } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { PartNotLoaded } from '../../../../lib/loading/load-part.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Field } from '../../ui/Field.tsx'
import form from '../../ui/form.module.css'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import { type Brought, bringFiles } from './bring-files.ts'

const ACCEPTED = 'audio/*,.ogg,.oga,.opus,.webm,.zip,.txt,.md'

/** Where the recordings come from. */
export function ImportStart({ onBring }: { onBring(brought: Brought): void }) {
  const bring = useMutation({
    mutationFn: bringFiles,
    onSuccess: onBring,
    throwOnError: (error) => error instanceof PartNotLoaded,
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    if (files.length > 0) bring.mutate(files)
    // The same ones may be chosen again.
    target.value = ''
  }
  return (
    <div className={form.form}>
      <p>
        {frenchSpaces(
          "Chaque fichier porte le nom du mot qu'il dit, en français ou en anglais : « vache.ogg », « la vache.mp3 », « cow.ogg ». Rien n'est gardé avant que vous ayez vu ce qui est reconnu.",
        )}
      </p>
      <Field
        label="Un fichier zip, ou des sons"
        help="OGG, MP3, WAV, M4A, OPUS ou WebM, 2 Mo au plus chacun ; en tout 5 000 fichiers et 300 Mo au plus."
      >
        {(control) => <input {...control} type="file" multiple accept={ACCEPTED} onChange={choose} />}
      </Field>
      {canChooseFolders && (
        <Field label="ou un dossier">
          {(control) => (
            <input
              {...control}
              ref={(input) => {
                if (input) input.webkitdirectory = true
              }}
              type="file"
              onChange={choose}
            />
          )}
        </Field>
      )}
      <p role="status">{bring.isPending && 'Les fichiers sont lus…'}</p>
      <ServerMessage error={bring.error} />
    </div>
  )
}

/** Telephones and tablets choose files alone. */
const canChooseFolders = 'webkitdirectory' in (globalThis.HTMLInputElement?.prototype ?? {})
