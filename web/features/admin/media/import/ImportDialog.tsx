import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../../lib/display/toast.ts'
import { PartNotLoaded } from '../../../../lib/loading/load-part.ts'
import type { LazyDialogProps } from '../../../../lib/loading/use-lazy-dialog.tsx'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { FileField } from '../../ui/FileField.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import form from '../../ui/ui.module.css'
import styles from '../media.module.css'
import { SaveErrors, useSaves } from '../SaveErrors.tsx'
import { countSaves, createSaveQueue, type SaveQueue, type Saves } from '../save-queue.ts'
import type { VoicedWord } from '../voiced-words.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { type ImportItem, importAll } from './import-queue.ts'
import { type LoadedFiles, loadFiles } from './load-files.ts'

interface ImportDialogProps extends LazyDialogProps {
  /** Words that recordings can be assigned to. */
  words: readonly VoicedWord[]
}

/** Imports recordings from files, a folder or a zip: matches them to words by name, shows a preview and saves them. */
export function ImportDialog(props: ImportDialogProps) {
  const [round, setRound] = useState(0)
  return <ImportRound key={round} {...props} onFinished={() => setRound(round + 1)} />
}

/** One import. If closed while saving, it continues and shows its progress on the page. */
function ImportRound({ words, isOpen, onClose, onFinished }: ImportDialogProps & { onFinished(): void }) {
  const [loaded, setLoaded] = useState<LoadedFiles | null>(null)
  const [items, setItems] = useState<readonly ImportItem[]>([])
  const [queue] = useState(createSaveQueue)
  const saves = useSaves(queue)
  const { saved, refused } = countSaves(saves)
  const hasBegun = items.length > 0
  const isFinished = hasBegun && saved + refused === items.length
  // Leaving the page or its tab stops the import.
  useEffect(() => {
    const stop = async () => {
      await queue.stop()
      const { saved, refused, unsaved } = countSaves(queue.current())
      queue.clear()
      if (unsaved > refused)
        showToast(
          frenchSpaces(
            `L'importation est arrêtée : ${savedText(saved, saved + unsaved)}. Importez de nouveau les autres.`,
          ),
        )
    }
    return () => void stop()
  }, [queue])
  const isDone = isFinished && refused === 0 && !isOpen
  useEffect(() => {
    if (!isDone) return
    showToast(saved === 1 ? 'Un enregistrement est gardé.' : `${saved} enregistrements sont gardés.`)
    onFinished()
  }, [isDone, saved, onFinished])
  const start = (chosen: readonly ImportItem[], credit: string) => {
    setItems(chosen)
    importAll(queue, chosen, credit)
  }
  const close = () => {
    onClose()
    if (isFinished || !hasBegun) onFinished()
  }
  return (
    <>
      <Dialog isOpen={isOpen} isWide onClose={close} title="Importer des enregistrements">
        {!loaded && <ImportStart onLoaded={setLoaded} />}
        {loaded && !hasBegun && <ImportPreview loaded={loaded} words={words} onStart={start} />}
        {hasBegun && <ImportProgress items={items} queue={queue} saves={saves} takesFocus />}
      </Dialog>
      {hasBegun && !isOpen && <ImportProgress items={items} queue={queue} saves={saves} />}
    </>
  )
}

const ACCEPTED_FILES = 'audio/*,.ogg,.oga,.opus,.webm,.zip,.txt,.md'

function ImportStart({ onLoaded }: { onLoaded(loaded: LoadedFiles): void }) {
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
        accept={ACCEPTED_FILES}
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

interface ImportProgressProps {
  items: readonly ImportItem[]
  queue: SaveQueue
  saves: Saves
  /** Focuses the title, because the pressed button is gone. */
  takesFocus?: boolean
}

/** Progress of an import, with buttons to stop and resume it. */
function ImportProgress({ items, queue, saves, takesFocus = false }: ImportProgressProps) {
  const { saved, refused } = countSaves(saves)
  const total = items.length
  const isFinished = saved + refused === total
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const refusals = items.flatMap(({ word }) => {
    const state = saves.states.get(word.voice)
    return state instanceof Error ? [{ ...word, reason: state.message }] : []
  })
  return (
    <section className={form.form} aria-label="Importation">
      <h3 ref={title} tabIndex={-1}>
        {isFinished ? 'Importation terminée' : 'Importation en cours'}
      </h3>
      <p role="status">{statusText(saves, isFinished, saved)}</p>
      <p className={styles.progress}>
        <progress max={total} value={saved + refused} aria-hidden="true" />
        {savedText(saved, total)}
      </p>
      {saves.error && <SaveErrors queue={queue} saves={saves} />}
      {!isFinished && !saves.error && (
        <div>
          {saves.isStopped ? (
            <Button onClick={queue.resume}>Continuer</Button>
          ) : (
            <Button look="soft" onClick={queue.stop}>
              Arrêter
            </Button>
          )}
        </div>
      )}
      {refusals.length > 0 && (
        <details open>
          <summary>
            {refusals.length < 2
              ? "Un fichier n'a pas pu être gardé"
              : `${refusals.length} fichiers n'ont pas pu être gardés`}
          </summary>
          <ul className={form.lines}>
            {refusals.map(({ voice, word, reason }) => (
              <li key={voice}>
                {word.french} : {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function savedText(saved: number, total: number): string {
  return `${saved} sur ${total} ${saved < 2 ? 'gardé' : 'gardés'}`
}

/** Status for screen readers; does not announce each recording. */
function statusText({ isStopped }: Saves, isFinished: boolean, saved: number): string {
  if (isFinished) return pluralize(saved, 'enregistrement est gardé.', 'enregistrements sont gardés.')
  return isStopped ? "L'importation est arrêtée." : 'Les enregistrements arrivent…'
}
