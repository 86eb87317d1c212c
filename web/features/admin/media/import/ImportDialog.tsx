import { useEffect, useState } from 'react'
import { showToast } from '../../../../lib/display/toast.ts'
import type { LazyDialogProps } from '../../../../lib/loading/use-lazy-dialog.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { countSaves, useSaveQueue } from '../use-save-queue.ts'
import type { VoicedWord } from '../voiced-words.ts'
import type { Brought } from './bring-files.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportStart } from './ImportStart.tsx'
import { type ImportItem, importAll } from './import-queue.ts'

interface ImportDialogProps extends LazyDialogProps {
  /** All that a recording may say. */
  words: readonly VoicedWord[]
}

/** Recordings that somebody made, of a folder, a zip or files: chosen, matched to words by their names, looked through and kept. */
export function ImportDialog(props: ImportDialogProps) {
  const [round, setRound] = useState(0)
  return <ImportRound key={round} {...props} onOver={() => setRound(round + 1)} />
}

/** Closed while it keeps recordings it goes on, and says so on the page; once it is over the next one starts over. */
function ImportRound({ words, isOpen, onClose, onOver }: ImportDialogProps & { onOver(): void }) {
  const [brought, setBrought] = useState<Brought | null>(null)
  const [items, setItems] = useState<readonly ImportItem[]>([])
  const [queue, saves] = useSaveQueue()
  const { saved, refused } = countSaves(saves)
  const isBegun = items.length > 0
  const isOver = isBegun && saved + refused === items.length
  useEffect(() => () => queue.stop(), [queue])
  const isDone = isOver && refused === 0 && !isOpen
  useEffect(() => {
    if (!isDone) return
    showToast(saved === 1 ? 'Un enregistrement est gardé.' : `${saved} enregistrements sont gardés.`)
    onOver()
  }, [isDone, saved, onOver])
  const begin = (chosen: readonly ImportItem[], credit: string) => {
    setItems(chosen)
    importAll(queue, chosen, credit)
  }
  const close = () => {
    onClose()
    if (isOver || !isBegun) onOver()
  }
  return (
    <>
      <Dialog isOpen={isOpen} isWide onClose={close} title="Importer des enregistrements">
        {!brought && <ImportStart onBring={setBrought} />}
        {brought && !isBegun && <ImportPreview brought={brought} words={words} onBegin={begin} />}
        {isBegun && <ImportProgress items={items} queue={queue} saves={saves} takesFocus />}
      </Dialog>
      {isBegun && !isOpen && <ImportProgress items={items} queue={queue} saves={saves} />}
    </>
  )
}
