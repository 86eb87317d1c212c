import { useMutation } from '@tanstack/react-query'
import { PartNotLoaded } from '../../../../lib/loading/load-part.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { FileField } from '../../ui/FileField.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import form from '../../ui/ui.module.css'
import { type LoadedFiles, loadFiles } from './load-files.ts'

const ACCEPTED = 'audio/*,.ogg,.oga,.opus,.webm,.zip,.txt,.md'

/** Chooses the files to import. */
export function ImportStart({ onLoaded }: { onLoaded(loaded: LoadedFiles): void }) {
  const load = useMutation({
    mutationFn: loadFiles,
    onSuccess: onLoaded,
    throwOnError: (error) => error instanceof PartNotLoaded,
  })
  return (
    <div className={form.form}>
      <p>
        {frenchSpaces(
          "Chaque fichier porte le nom du mot qu'il dit, en français ou en anglais : « vache.ogg », « la vache.mp3 », « cow.ogg ». Rien n'est gardé avant que vous ayez vu ce qui est reconnu.",
        )}
      </p>
      <FileField
        label="Un fichier zip, ou des sons"
        help="OGG, MP3, WAV, M4A, OPUS ou WebM, 2 Mo au plus chacun; en tout 5 000 fichiers et 300 Mo au plus."
        multiple
        accept={ACCEPTED}
        onChoose={load.mutate}
      />
      {canChooseFolders && (
        <FileField
          label="ou un dossier"
          ref={(input) => {
            if (input) input.webkitdirectory = true
          }}
          onChoose={load.mutate}
        />
      )}
      <p role="status">{load.isPending && 'Les fichiers sont lus…'}</p>
      <ServerMessage error={load.error} />
    </div>
  )
}

/** Phones and tablets cannot choose folders. */
const canChooseFolders = 'webkitdirectory' in (globalThis.HTMLInputElement?.prototype ?? {})
