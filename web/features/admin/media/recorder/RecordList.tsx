import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'
import type { MissedWord } from '../../../../../domain/api/words.ts'
import { listen, queueSound, stopSound, turnSoundOn } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { missedByEarQuery } from '../../data/queries.ts'
import form from '../../ui/ui.module.css'
import { SaveErrors } from '../SaveErrors.tsx'
import type { SaveQueue, SaveState, Saves } from '../save-queue.ts'
import type { VoicedWord } from '../voiced-words.ts'
import styles from './RecordList.module.css'
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

interface RecordListEndProps {
  words: readonly CatalogueWord[]
  /** Addresses of the recordings by voice. */
  recorded: ReadonlyMap<string, string>
  queue: SaveQueue
  saves: Saves
  onAgain(word: CatalogueWord): void
}

/** Lists the recordings of a session with their save states; plays or repeats them. */
function RecordListEnd({ words, recorded, queue, saves, onAgain }: RecordListEndProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const recordings = words.flatMap((each) => {
    const url = recorded.get(each.voice)
    return url === undefined ? [] : { ...each, url }
  })
  const playAll = () => {
    turnSoundOn()
    stopSound()
    for (const { url, word } of recordings) queueSound(url, word.french)
  }
  return (
    <div className={form.form}>
      <h3 ref={title} tabIndex={-1}>
        {pluralize(recordings.length, 'mot enregistré', 'mots enregistrés')}
      </h3>
      <SaveErrors queue={queue} saves={saves} />
      {recordings.length > 1 && (
        <div>
          <Button onClick={playAll}>Tout écouter</Button>
        </div>
      )}
      <ul className={styles.recordings}>
        {recordings.map((each) => (
          <li key={each.voice} className="row bottom">
            <span className={styles.name}>
              {each.word.french} <small>{stateName(saves.states.get(each.voice))}</small>
            </span>
            <Button look="quiet" onClick={() => listen(each.url, each.word.french)}>
              Écouter<span className="for-ears"> « {each.word.french} »</span>
            </Button>
            <Button look="soft" onClick={() => onAgain(each)}>
              Refaire<span className="for-ears"> « {each.word.french} »</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateName(state: SaveState | undefined): string {
  if (state === 'saved') return 'gardé'
  return state === 'waiting' || state === 'saving' ? 'arrive…' : 'pas gardé'
}

/** Sorts words by how often pupils failed to recognise them by ear. Other words keep their order. */
export function mostMissedFirst<Word extends { voice: string }>(
  words: readonly Word[],
  missed: readonly Pick<MissedWord, 'word' | 'wrong'>[],
): (Word & { missed: number })[] {
  const missedCounts = new Map(missed.map(({ word, wrong }) => [word, wrong]))
  return words
    .map((word) => ({ ...word, missed: missedCounts.get(word.voice) ?? 0 }))
    .sort((one, other) => other.missed - one.missed)
}
