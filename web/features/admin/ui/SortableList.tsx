import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import styles from './ui.module.css'

/** The properties that every item must have. */
export interface Sortable {
  id: string | number
  /** Used in announcements to screen readers. */
  name: string
}

interface SortableListProps<Item extends Sortable> {
  items: readonly Item[]
  /** Called with indices from 0. */
  onMove(from: number, to: number): void
  rowClass: string | undefined
  /** Renders a row. `handle` is the button that drags it. */
  children(item: Item, handle: ReactNode): ReactNode
}

/** A list whose rows can be reordered by dragging or by keyboard (space, arrows, space). */
export function SortableList<Item extends Sortable>({
  items,
  onMove,
  rowClass,
  children,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id)
  const nameOf = (id: UniqueIdentifier) => items[indexOf(id)]?.name ?? ''
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(nameOf, indexOf),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id))
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="stack tight">
          {items.map((item) => (
            <Row key={item.id} item={item} rowClass={rowClass}>
              {(handle) => children(item, handle)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

const INSTRUCTIONS = {
  draggable:
    'Appuyez sur Espace pour prendre la ligne, sur les flèches pour la déplacer, sur Espace pour la poser, sur Échap pour renoncer.',
}

function announcementsFor(
  nameOf: (id: UniqueIdentifier) => string,
  indexOf: (id: UniqueIdentifier) => number,
): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} est prise.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} : place ${indexOf(over.id) + 1}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} est posée à la place ${indexOf(over.id) + 1}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} est revenue à sa place.`,
  }
}

interface RowProps {
  item: Sortable
  rowClass: string | undefined
  children(handle: ReactNode): ReactNode
}

function Row({ item: { id, name }, rowClass, children }: RowProps) {
  const drag = useSortable({ id })
  const handle = (
    <button
      type="button"
      ref={drag.setActivatorNodeRef}
      className={styles.handle}
      {...drag.attributes}
      {...drag.listeners}
    >
      <span aria-hidden="true">⠿</span>
      <span className="for-ears">Déplacer {name}</span>
    </button>
  )
  return (
    <li
      ref={drag.setNodeRef}
      className={rowClass}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {children(handle)}
    </li>
  )
}
