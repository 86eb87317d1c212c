import { useRef } from 'react'
import { type Drawing, isThing, SHEET, type Thing } from '../../../domain/drawing/drawing.ts'
import styles from './drawing.module.css'
import type { DrawingScene } from './drawing-scene.ts'
import { Icon } from './Icon.tsx'
import { capitalise, describePosition, nameOf, summaryOf } from './sentences.ts'

interface ThingListProps {
  scene: DrawingScene
  drawing: Drawing
  selected: Thing | null
  onSelect(thing: Thing): void
  onRemove(thing: Thing): void
}

/** Text list of the things on the sheet, to select or remove them. */
export function ThingList({ scene, drawing, selected, onSelect, onRemove }: ThingListProps) {
  const things = drawing.items.filter(isThing)
  const summary = useRef<HTMLElement>(null)
  return (
    <details className={styles.list}>
      <summary ref={summary} className={styles.summary}>
        Mes images et mes mots <small lang="en">My pictures and words</small>
      </summary>
      <p className={styles.count}>{summaryOf(drawing.items)}</p>
      <ul className={styles.things}>
        {things.map((thing) => {
          const name = nameOf(thing, scene)
          const where = describePosition({ x: thing.x / SHEET.width, y: thing.y / SHEET.height })
          return (
            <li key={thing.id} className={styles.thing}>
              <button
                type="button"
                className={styles.choose}
                aria-pressed={thing.id === selected?.id}
                onClick={() => onSelect(thing)}
              >
                {capitalise(name)}, {where}
              </button>
              <button
                type="button"
                className={styles.remove}
                onClick={() => {
                  onRemove(thing)
                  // The button is removed with its thing.
                  summary.current?.focus({ preventScroll: true })
                }}
              >
                <Icon name="clear" />
                <span className="for-ears">
                  Enlever {name}, {where}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
