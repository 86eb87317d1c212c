import { useState } from 'react'
import { type DropAction, type DropState, taskOf } from '../../../domain/games/drop/rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import styles from './drop.module.css'
import { placesOf, pointOfPlace } from './drop-view.ts'

interface PlaceFormProps {
  state: DropState
  /** Id of the selected thing or colour. */
  taken: string | null
  /** Shows the list. Otherwise only screen readers find it. */
  isKeyboardUsed: boolean
  onAct(action: DropAction): void
  /** Shows and announces a sentence. */
  onNotice(sentence: string): void
}

/** Keyboard alternative to dragging: a list of places, visible once the keyboard is used. */
export function PlaceForm({ state, taken, isKeyboardUsed, onAct, onNotice }: PlaceFormProps) {
  const places = placesOf(state)
  const [chosen, setChosen] = useState(places[0]?.id ?? '')
  const task = taskOf(state)
  const isColour = task.kind === 'colour'

  const put = () => {
    const point = isColour ? null : pointOfPlace(state, chosen)
    if (taken === null) onNotice(isColour ? "Prends d'abord une couleur." : "Prends d'abord une image.")
    else if (point) onAct({ type: 'place', thing: taken, ...point })
    else onAct({ type: 'colour', shape: chosen, colour: taken })
  }

  return (
    <div className={isKeyboardUsed ? styles.placeList : 'for-ears'}>
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
  )
}
