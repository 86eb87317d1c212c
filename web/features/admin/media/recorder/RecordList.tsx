import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { missedByEarQuery } from '../../data/queries.ts'
import type { SaveQueue, Saves } from '../save-queue.ts'
import type { VoicedWord } from '../voiced-words.ts'
import { mostMissedFirst } from './most-missed-first.ts'
import { RecordListEnd } from './RecordListEnd.tsx'
import { RecordListStart, type RecordOptions } from './RecordListStart.tsx'
import { RecordWord } from './RecordWord.tsx'
import { useWordSequence } from './use-word-sequence.ts'

interface RecordListProps {
  /** Class whose most missed words come first; empty for all classes. */
  classCode: string
  words: readonly VoicedWord[]
  queue: SaveQueue
  saves: Saves
  onClose(): void
}

/** Records a list of words one after the other. Each recording is saved immediately. */
export function RecordList({ classCode, words: listed, queue, saves, onClose }: RecordListProps) {
  const sequence = useWordSequence()
  const { data: missed } = useQuery(missedByEarQuery(classCode))
  const words = useMemo(() => mostMissedFirst(listed, missed ?? []), [listed, missed])
  const [options, setOptions] = useState<RecordOptions>({ withOwn: false, replays: false, chains: false })
  const [hasBegun, setHasBegun] = useState(false)
  const start = (chosen: readonly CatalogueWord[]) => {
    setHasBegun(true)
    sequence.start(chosen)
  }
  return (
    <Dialog isOpen isWide onClose={onClose} title="Enregistrer cette liste">
      {!hasBegun && <RecordListStart words={words} options={options} onChange={setOptions} onStart={start} />}
      {hasBegun && sequence.word && (
        <RecordWord sequence={sequence} word={sequence.word} options={options} queue={queue} saves={saves} />
      )}
      {hasBegun && !sequence.word && (
        <RecordListEnd
          words={words}
          recorded={sequence.recorded}
          queue={queue}
          saves={saves}
          onAgain={(word) => start([word])}
        />
      )}
    </Dialog>
  )
}
