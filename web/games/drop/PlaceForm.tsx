import { useState } from 'react'
import { DROP_NOTICES, type DropNotice } from '../../../content/games/drop-notices.ts'
import { type DropAction, type DropState, piecesOfTask, taskOf } from '../../../domain/games/drop/rules.ts'
import type { Spot } from '../../../domain/games/drop/scene.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { ToolIcon } from '../../ui/ToolIcon.tsx'
import styles from './drop.module.css'
import { placesOf, pointOfPlace } from './drop-view.ts'

interface PlaceFormProps {
  state: DropState
  /** Id of the selected thing or colour. */
  taken: string | null
  /** Shows the list. Otherwise only screen readers find it. */
  isKeyboardUsed: boolean
  onAct(action: DropAction): void
  /** Shows, announces and speaks the notice. */
  onNotice(notice: DropNotice): void
}

/** Keyboard alternative to dragging: a list of places, visible once the keyboard is used. */
export function PlaceForm({ state, taken, isKeyboardUsed, onAct, onNotice }: PlaceFormProps) {
  const places = placesOf(state)
  const [chosen, setChosen] = useState(places[0]?.id ?? '')
  const task = taskOf(state)
  const isColour = task.kind === 'colour'

  const put = () => {
    const point = isColour ? null : pointOfPlace(state, chosen)
    if (taken === null) onNotice(DROP_NOTICES[isColour ? 'takeColour' : 'takePicture'])
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

interface CountButtonsProps {
  state: DropState
  onAct(action: DropAction): void
  /** Shows, announces and speaks the notice. */
  onNotice(notice: DropNotice): void
}

/** Buttons that remove the last thing of a counting task or confirm the count. */
export function CountButtons({ state, onAct, onNotice }: CountButtonsProps) {
  const last = piecesOfTask(state).at(-1)
  return (
    <>
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
      <Button onClick={() => (last ? onAct({ type: 'done' }) : onNotice(DROP_NOTICES.placeFirst))}>
        <Bilingual french="C'est prêt!" english="It is ready!" />
      </Button>
    </>
  )
}

interface SpotKeysProps {
  state: DropState
  spots: readonly Spot[]
  /** Shows the buttons. Otherwise only screen readers find them. */
  isKeyboardUsed: boolean
  onTouch(id: string): void
}

/** Keyboard alternative to touching the scene: a button for each point, visible once the keyboard is used. */
export function SpotKeys({ state: { touched }, spots, isKeyboardUsed, onTouch }: SpotKeysProps) {
  return (
    <section className={isKeyboardUsed ? styles.spotKeys : 'for-ears'} aria-label="À toucher">
      {spots.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.spotKey}
          aria-disabled={touched.includes(id) || undefined}
          onClick={() => onTouch(id)}
        >
          {touched.includes(id) && <span aria-hidden="true">✓</span>}
          {label}
        </button>
      ))}
    </section>
  )
}
