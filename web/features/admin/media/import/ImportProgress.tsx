import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { pluralize } from '../../data/pluralize.ts'
import form from '../../ui/ui.module.css'
import styles from '../media.module.css'
import { SaveTrouble } from '../SaveTrouble.tsx'
import type { SaveQueue, Saves } from '../save-queue.ts'
import { countSaves } from '../use-save-queue.ts'
import type { ImportItem } from './import-queue.ts'

interface ImportProgressProps {
  items: readonly ImportItem[]
  queue: SaveQueue
  saves: Saves
  /** Focuses the title, because the pressed button is gone. */
  takesFocus?: boolean
}

/** Progress of an import, with buttons to stop and resume it. */
export function ImportProgress({ items, queue, saves, takesFocus = false }: ImportProgressProps) {
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
        {saved} sur {total} {saved < 2 ? 'gardé' : 'gardés'}
      </p>
      {saves.trouble && <SaveTrouble queue={queue} saves={saves} />}
      {!isFinished && !saves.trouble && (
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

/** Status for screen readers; does not announce each recording. */
function statusText({ isStopped }: Saves, isFinished: boolean, saved: number): string {
  if (isFinished) return pluralize(saved, 'enregistrement est gardé.', 'enregistrements sont gardés.')
  return isStopped ? "L'importation est arrêtée." : 'Les enregistrements arrivent…'
}
