import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { counted } from '../../data/counted.ts'
import form from '../../ui/form.module.css'
import { SaveTrouble } from '../SaveTrouble.tsx'
import type { SaveQueue, Saves } from '../save-queue.ts'
import { countSaves } from '../use-save-queue.ts'
import styles from './ImportDialog.module.css'
import type { ImportItem } from './import-queue.ts'

interface ImportProgressProps {
  items: readonly ImportItem[]
  queue: SaveQueue
  saves: Saves
  /** It stands where what was pressed has gone. */
  takesFocus?: boolean
}

/** How many recordings are kept; they can be stopped, and go on from there. */
export function ImportProgress({ items, queue, saves, takesFocus = false }: ImportProgressProps) {
  const { saved, refused } = countSaves(saves)
  const total = items.length
  const isOver = saved + refused === total
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
        {isOver ? 'Importation terminée' : 'Importation en cours'}
      </h3>
      <p role="status">{told(saves, isOver, saved)}</p>
      <p className={styles.progress}>
        <progress max={total} value={saved + refused} aria-hidden="true" />
        {saved} sur {total} {saved < 2 ? 'gardé' : 'gardés'}
      </p>
      {saves.trouble && <SaveTrouble queue={queue} saves={saves} />}
      {!isOver && !saves.trouble && (
        <div>
          {saves.isStopped ? (
            <Button onClick={queue.goOn}>Continuer</Button>
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

/** What is said aloud: not each recording. */
function told({ isStopped }: Saves, isOver: boolean, saved: number): string {
  if (isOver) return counted(saved, 'enregistrement est gardé.', 'enregistrements sont gardés.')
  return isStopped ? "L'importation est arrêtée." : 'Les enregistrements arrivent…'
}
