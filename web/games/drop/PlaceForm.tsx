import { useState } from 'react'
import { type DropAction, type DropState, piecesOfTask, taskOf } from '../../../domain/games/drop/rules.ts'
import { ToolIcon } from '../../features/play/ToolIcon.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { placesOf, pointOfPlace } from './drop-view.ts'
import styles from './PlaceForm.module.css'

interface PlaceFormProps {
  state: DropState
  /** The id of the thing or colour in hand. */
  taken: string | null
  /** The list is in sight; else it is only there for who hears the page. */
  isByKeys: boolean
  onAct(action: DropAction): void
  /** Says a sentence to the pupil. */
  onNotice(sentence: string): void
}

/**
 * The list of places: does by choosing what dragging does, and is in sight once the keyboard is used. And the end of a
 * count, whose room is kept for as long as there are things to place.
 */
export function PlaceForm({ state, taken, isByKeys, onAct, onNotice }: PlaceFormProps) {
  const places = placesOf(state)
  const [chosen, setChosen] = useState(places[0]?.id ?? '')
  const task = taskOf(state)
  const isColour = task.kind === 'colour'
  const last = piecesOfTask(state).at(-1)

  const put = () => {
    const point = isColour ? null : pointOfPlace(state, chosen)
    if (taken === null) onNotice(isColour ? "Prends d'abord une couleur." : "Prends d'abord une image.")
    else if (point) onAct({ type: 'place', thing: taken, ...point })
    else onAct({ type: 'colour', shape: chosen, colour: taken })
  }

  return (
    <div className="stack tight">
      <div className={isByKeys ? styles.list : 'for-ears'}>
        <Choice
          label={isColour ? 'Quoi?' : 'Où?'}
          english={isColour ? 'What?' : 'Where?'}
          value={chosen}
          options={places.map(({ id, name }) => ({ value: id, name }))}
          onChoose={setChosen}
        />
        <Button look="soft" onClick={put}>
          {isColour ? 'Colorier' : 'Placer'}
        </Button>
      </div>
      {!isColour && state.tasks.some(({ kind }) => kind === 'count') && (
        <div className={styles.count} data-idle={task.kind !== 'count' || undefined}>
          <Button
            look="soft"
            onClick={() => last && onAct({ type: 'remove', piece: last.id })}
            aria-disabled={!last || undefined}
            aria-label="Enlever"
          >
            <ToolIcon>
              <path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
            </ToolIcon>
          </Button>
          <Button onClick={() => (last ? onAct({ type: 'done' }) : onNotice("Place d'abord les images."))}>
            C'est prêt! <small lang="en">It is ready!</small>
          </Button>
        </div>
      )}
    </div>
  )
}
