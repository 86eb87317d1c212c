import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { withDefinite } from '../../../domain/french.ts'
import type { Colour, Thing } from '../../../domain/games/drop/scene.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { Picture } from '../../ui/Picture.tsx'
import { MAX_TAP_MOVEMENT } from '../frame/max-tap-movement.ts'
import styles from './drop.module.css'
import type { Tray as TrayOf } from './drop-view.ts'

interface TrayProps {
  tray: Exclude<TrayOf, { kind: 'spots' }>
  /** Id of the selected entry. */
  taken: string | null
  /** Id of the entry to highlight as a hint. */
  shown: string | null
  /** CSS pixels per unit of the scene. */
  scale: number
  onTake(id: string | null): void
  /** `at` is in CSS pixels of the window. Returns false if the entry must go back. */
  onDrop(id: string, at: { x: number; y: number }): boolean
  onLost(): void
}

/** Things or colours, to be dragged into the scene or selected by a tap. */
export function Tray({ tray, taken, shown, scale, onTake, onDrop, onLost }: TrayProps) {
  const { dragged, ghostRef, handlersOf, isClickOfDrag } = useDrag({ onDrop, onLost })
  const isThings = tray.kind === 'things'
  const entries = isThings ? tray.things : tray.colours
  const ghost = entries.find(({ id }) => id === dragged)
  return (
    <section
      className={styles.tray}
      data-kind={tray.kind}
      aria-label={isThings ? 'Les images' : 'Les couleurs'}
    >
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className={styles.entry}
          aria-pressed={entry.id === taken}
          data-shown={entry.id === shown || undefined}
          data-away={entry.id === dragged || undefined}
          onClick={(event) => !isClickOfDrag(event) && onTake(entry.id === taken ? null : entry.id)}
          onContextMenu={(event) => event.preventDefault()}
          {...handlersOf(entry.id)}
        >
          {'noun' in entry ? <ThingFace thing={entry} /> : <ColourFace colour={entry} />}
        </button>
      ))}
      {ghost && (
        <div ref={ghostRef} className={styles.ghost} aria-hidden="true">
          {'noun' in ghost ? (
            <img
              src={mediaUrl(ghost.image)}
              alt=""
              style={{ width: ghost.width * scale, height: ghost.height * scale }}
            />
          ) : (
            <span className={styles.drop} style={{ background: ghost.hex }} />
          )}
        </div>
      )}
    </section>
  )
}

/** The word is for screen readers only, because the exercise is to understand it in the sentence. */
function ThingFace({ thing: { image, noun } }: { thing: Thing }) {
  return (
    <Picture
      image={image}
      word={noun.french}
      alt={withDefinite(noun)}
      size={64}
      isFirst
      className={styles.picture}
    />
  )
}

function ColourFace({ colour: { word, hex } }: { colour: Colour }) {
  return (
    <>
      <span className={styles.drop} style={{ background: hex }} />
      {word}
    </>
  )
}

const RETURN_MS = 260

interface DragOptions {
  /** Returns false if the thing must go back. */
  onDrop(id: string, at: { x: number; y: number }): boolean
  /** The drag was interrupted by the system or because the window lost the focus. */
  onLost(): void
}

/** A drag in progress. */
interface Drag {
  id: string
  pointer: number
  from: { x: number; y: number }
  at: { x: number; y: number }
  isMoving: boolean
}

/**
 * Drags a button's thing with one pointer; other fingers and the palm are ignored. `ghostRef` belongs to the
 * element that follows the pointer; `dragged` is the id of the dragged thing.
 */
function useDrag({ onDrop, onLost }: DragOptions) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drag = useRef<Drag | null>(null)
  const ghost = useRef<HTMLElement>(null)
  const wasDragged = useRef(false)

  const moveGhost = (x: number, y: number) => {
    ghost.current?.style.setProperty('translate', `${x}px ${y}px`)
  }
  const end = (goesBack: boolean) => {
    const { current } = drag
    drag.current = null
    if (!current?.isMoving) return
    wasDragged.current = true
    if (!goesBack || !ghost.current || isCalm()) {
      setDragged(null)
      return
    }
    ghost.current.style.transition = `translate ${RETURN_MS}ms`
    moveGhost(current.from.x, current.from.y)
    setTimeout(() => setDragged((now) => (drag.current ? now : null)), RETURN_MS)
  }
  const lose = () => {
    if (drag.current?.isMoving) onLost()
    end(true)
  }
  const loseByBlur = useEffectEvent(lose)
  useEffect(() => {
    const onBlur = () => loseByBlur()
    window.addEventListener('blur', onBlur)
    return () => window.removeEventListener('blur', onBlur)
  }, [])

  const handlersOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (drag.current || !event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const from = { x: event.clientX, y: event.clientY }
      drag.current = { id, pointer: event.pointerId, from, at: from, isMoving: false }
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (current?.pointer !== pointerId) return
      current.at = { x, y }
      if (!current.isMoving) {
        if (Math.hypot(x - current.from.x, y - current.from.y) < MAX_TAP_MOVEMENT) return
        current.isMoving = true
        setDragged(id)
      }
      moveGhost(x, y)
    },
    onPointerUp({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (current?.pointer !== pointerId) return
      end(current.isMoving && !onDrop(id, { x, y }))
    },
    onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
      if (drag.current?.pointer === pointerId) lose()
    },
    onLostPointerCapture({ pointerId }: PointerEvent<HTMLElement>) {
      if (drag.current?.pointer === pointerId) lose()
    },
  })
  /** Start the ghost at the pointer. */
  const ghostRef = (element: HTMLElement | null) => {
    ghost.current = element
    if (element && drag.current) moveGhost(drag.current.at.x, drag.current.at.y)
  }
  /** Whether a click is only the end of a drag. Always false for keyboard clicks. */
  const isClickOfDrag = ({ detail }: MouseEvent) => detail > 0 && wasDragged.current

  return { dragged, ghostRef, handlersOf, isClickOfDrag }
}
