import { useEffect, useState } from 'react'
import { showToast } from '../../../../lib/display/toast.ts'
import type { LazyDialogProps } from '../../../../lib/loading/use-lazy-dialog.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { countSaves, useSaveQueue } from '../use-save-queue.ts'
import type { VoicedWord } from '../voiced-words.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportStart } from './ImportStart.tsx'
import { type ImportItem, importAll } from './import-queue.ts'
import type { LoadedFiles } from './load-files.ts'

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
  const [queue, saves] = useSaveQueue()
  const { saved, refused } = countSaves(saves)
  const hasBegun = items.length > 0
  const isFinished = hasBegun && saved + refused === items.length
  useEffect(() => () => queue.stop(), [queue])
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
