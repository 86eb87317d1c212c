import { useEffect, useRef } from 'react'
import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'
import { playSound, queueSound, stopSound } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { pluralize } from '../../data/pluralize.ts'
import form from '../../ui/ui.module.css'
import { SaveTrouble } from '../SaveTrouble.tsx'
import type { SaveQueue, SaveState, Saves } from '../save-queue.ts'
import styles from './RecordList.module.css'

interface RecordListEndProps {
  words: readonly CatalogueWord[]
  /** Addresses of the recordings by voice. */
  recorded: ReadonlyMap<string, string>
  queue: SaveQueue
  saves: Saves
  onAgain(word: CatalogueWord): void
}

/** Lists the recordings of a session with their save states; plays or repeats them. */
export function RecordListEnd({ words, recorded, queue, saves, onAgain }: RecordListEndProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const recordings = words.flatMap((each) => {
    const url = recorded.get(each.voice)
    return url === undefined ? [] : { ...each, url }
  })
  const playAll = () => {
    stopSound()
    for (const { url, word } of recordings) queueSound(url, word.french)
  }
  return (
    <div className={form.form}>
      <h3 ref={title} tabIndex={-1}>
        {pluralize(recordings.length, 'mot enregistré', 'mots enregistrés')}
      </h3>
      <SaveTrouble queue={queue} saves={saves} />
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
            <Button look="quiet" onClick={() => playSound(each.url, each.word.french)}>
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
