import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { missedByEarQuery } from '../data/queries.ts'
import { mostMissedFirst } from './most-missed-first.ts'
import { RowEnd } from './RowEnd.tsx'
import { RowStart, type RowWishes } from './RowStart.tsx'
import { RowWord } from './RowWord.tsx'
import type { SaveQueue, Saves } from './save-queue.ts'
import { useRow } from './use-row.ts'
import type { VoicedWord } from './voiced-words.ts'

interface RecordRowProps {
  /** The class whose most missed words come first; empty for all. */
  classCode: string
  words: readonly VoicedWord[]
  queue: SaveQueue
  saves: Saves
  onClose(): void
}

/** The words of a list in the teacher's own voice, one after the other; each is kept as soon as it is said. */
export function RecordRow({ classCode, words: listed, queue, saves, onClose }: RecordRowProps) {
  const row = useRow()
  const { data: missed } = useQuery(missedByEarQuery(classCode))
  const words = useMemo(() => mostMissedFirst(listed, missed ?? []), [listed, missed])
  const [wishes, setWishes] = useState<RowWishes>({ withOwn: false, replays: false, chains: false })
  const [isBegun, setBegun] = useState(false)
  const begin = (chosen: readonly CatalogueWord[]) => {
    setBegun(true)
    row.begin(chosen)
  }
  return (
    <Dialog isOpen isWide onClose={onClose} title="Enregistrer cette liste">
      {!isBegun && <RowStart words={words} wishes={wishes} onWish={setWishes} onBegin={begin} />}
      {isBegun && row.word && (
        <RowWord row={row} word={row.word} wishes={wishes} queue={queue} saves={saves} />
      )}
      {isBegun && !row.word && (
        <RowEnd
          words={words}
          taken={row.taken}
          queue={queue}
          saves={saves}
          onAgain={(word) => begin([word])}
        />
      )}
    </Dialog>
  )
}
