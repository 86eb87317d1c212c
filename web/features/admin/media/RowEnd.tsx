import { useEffect, useRef } from 'react'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { playBehind, playSound, stopSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../data/counted.ts'
import form from '../ui/form.module.css'
import styles from './RecordRow.module.css'
import { SaveTrouble } from './SaveTrouble.tsx'
import type { SaveQueue, SaveState, Saves } from './save-queue.ts'

interface RowEndProps {
  words: readonly CatalogueWord[]
  /** Each word that was said -> where it is heard. */
  taken: ReadonlyMap<string, string>
  queue: SaveQueue
  saves: Saves
  onAgain(word: CatalogueWord): void
}

/** What was said, to be heard once more, and what of it is kept. */
export function RowEnd({ words, taken, queue, saves, onAgain }: RowEndProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const said = words.flatMap((each) => {
    const url = taken.get(each.voice)
    return url === undefined ? [] : { ...each, url }
  })
  const hearAll = () => {
    stopSound()
    for (const { url, word } of said) playBehind(url, word.french)
  }
  return (
    <div className={form.form}>
      <h3 ref={title} tabIndex={-1}>
        {counted(said.length, 'mot enregistré', 'mots enregistrés')}
      </h3>
      <SaveTrouble queue={queue} saves={saves} />
      {said.length > 1 && (
        <div>
          <Button onClick={hearAll}>Tout écouter</Button>
        </div>
      )}
      <ul className={styles.said}>
        {said.map((each) => (
          <li key={each.voice} className="row bottom">
            <span className={styles.name}>
              {each.word.french} <small>{stateNames(saves.states.get(each.voice))}</small>
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

function stateNames(state: SaveState | undefined): string {
  if (state === 'saved') return 'gardé'
  return state === 'waiting' || state === 'saving' ? 'arrive…' : 'pas gardé'
}
