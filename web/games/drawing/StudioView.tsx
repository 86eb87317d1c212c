import { type KeyboardEvent, useRef, useState } from 'react'
import { type Drawing, isThing, SHEET, type Thing, thingWith } from '../../../domain/drawing/drawing.ts'
import type { HistoryAction } from '../../../domain/drawing/history.ts'
import { FULL_VIEW, toSheet, type View } from '../../../domain/drawing/view.ts'
import { useSpaceBelow } from '../../features/play/page/use-space-below.ts'
import { showToast } from '../../lib/display/toast.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { ActionBar } from './ActionBar.tsx'
import styles from './drawing.module.css'
import type { DrawingScene } from './drawing-scene.ts'
import { FIRST_COLOUR, FIRST_SIZE } from './PaintBox.tsx'
import type { Pictures } from './pictures.ts'
import { Sheet } from './Sheet.tsx'
import { capitalise, describePosition, nameOf, refusalSentences, summaryOf } from './sentences.ts'
import type { Studio } from './studio.ts'
import { type Tool, tools } from './studio.ts'
import { Icon, ToolButton, Toolbar } from './Toolbar.tsx'
import { ToolOptions } from './ToolOptions.tsx'

interface StudioViewProps {
  scene: DrawingScene
  studio: Studio
  pictures: Pictures
}

/** The drawing sheet with all its tools. */
export function StudioView({ scene, studio, pictures }: StudioViewProps) {
  const history = studio.use()
  const drawing = history.present
  const [tool, setTool] = useState<Tool>('brush')
  const [colour, setColour] = useState(FIRST_COLOUR)
  const [size, setSize] = useState<number>(FIRST_SIZE)
  const [selectedID, setSelectedID] = useState<number | null>(null)
  const [view, setView] = useState<View>(FULL_VIEW)
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useSpaceBelow(frame, true)
  // Scenes with only shapes to colour have no stickers.
  const offered = tools.filter(({ id }) => id !== 'stickers' || scene.stickers.length > 0)
  const selected = tool === 'hand' || tool === 'label' ? thingWith(selectedID, drawing) : null

  const act = (action: HistoryAction) => {
    const next = studio.act(action)
    if (next.refusal) showToast(refusalSentences[next.refusal])
    return next
  }
  const listenTo = (thing: Thing) => {
    const sticker = thing.kind === 'sticker' && scene.stickers.find(({ id }) => id === thing.name)
    if (sticker) playSound(sticker.sound, sticker.french)
    else if (thing.kind === 'label') playSound(null, thing.text)
  }
  const select = (thing: Thing | null) => {
    setSelectedID(thing?.id ?? null)
    if (!thing) return
    setTool('hand')
    setSaid(`${capitalise(nameOf(thing, scene))} : c'est choisi.`)
    listenTo(thing)
  }
  const choose = (next: Tool) => {
    setTool(next)
    setSelectedID(null)
  }
  /** Adds a thing at the centre of the view, slightly offset from the previous one. */
  const add = (item: { kind: 'sticker'; name: string } | { kind: 'label'; text: string; colour: string }) => {
    const middle = toSheet(view, SHEET.width, { x: SHEET.width / 2, y: SHEET.height / 2 })
    const offset = (drawing.items.length % 5) * 30 - 60
    const at = { x: middle.x + offset / view.zoom, y: middle.y + offset / view.zoom, scale: 1, turn: 0 }
    const next = act({ type: 'add', item: { ...item, ...at } })
    const thing = next.refusal ? null : thingWith(next.present.items.at(-1)?.id ?? null, next.present)
    if (!thing) return
    select(thing)
    // The button is removed; the arrow keys now move the thing.
    sheet.current?.focus()
  }
  const timeTravel = (type: 'undo' | 'redo') => {
    const before = studio.current().present
    if (act({ type }).present === before) setSaid(type === 'undo' ? 'Rien à annuler.' : 'Rien à refaire.')
    else setSaid(type === 'undo' ? 'Annulé.' : 'Refait.')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    timeTravel(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  }

  return (
    <article ref={frame} className={styles.studio} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {scene.title}
        </h1>
        <ActionBar
          scene={scene}
          pictures={pictures}
          history={history}
          act={act}
          onTimeTravel={timeTravel}
          view={view}
          onView={setView}
          say={setSaid}
        />
      </header>
      <Toolbar label="Outils" className={styles.tools}>
        {offered.map(({ id, french }) => (
          <ToolButton
            key={id}
            icon={id}
            name={french}
            isNamed
            aria-pressed={id === tool}
            onClick={() => choose(id)}
          />
        ))}
      </Toolbar>
      <div className={styles.sheet}>
        <Sheet
          ref={sheet}
          scene={scene}
          pictures={pictures}
          history={history}
          act={act}
          tool={tool}
          colour={colour}
          size={size}
          selectedID={selected?.id ?? null}
          onSelect={select}
          view={view}
          onView={setView}
          say={setSaid}
        />
      </div>
      <div className={styles.options}>
        <ToolOptions
          scene={scene}
          tool={tool}
          colour={colour}
          onColour={(next) => {
            setColour(next)
            if (selected?.kind === 'label') act({ type: 'recolour', id: selected.id, colour: next })
          }}
          size={size}
          onSize={setSize}
          selected={selected}
          act={act}
          onAdd={add}
          onListen={listenTo}
          onRemoved={() => {
            setSelectedID(null)
            sheet.current?.focus()
          }}
          say={setSaid}
        />
        <SoundNotice />
        <ThingList
          scene={scene}
          drawing={drawing}
          selected={selected}
          onSelect={select}
          onRemove={(thing) => {
            act({ type: 'remove', id: thing.id })
            setSaid(`${capitalise(nameOf(thing, scene))} : c'est enlevé de la feuille.`)
          }}
        />
      </div>
      <p role="status" className="for-ears">
        {said}
      </p>
    </article>
  )
}

interface ThingListProps {
  scene: DrawingScene
  drawing: Drawing
  selected: Thing | null
  onSelect(thing: Thing): void
  onRemove(thing: Thing): void
}

/** Text list of the things on the sheet, to select or remove them. */
function ThingList({ scene, drawing, selected, onSelect, onRemove }: ThingListProps) {
  const things = drawing.items.filter(isThing)
  const summary = useRef<HTMLElement>(null)
  return (
    <details className={styles.list}>
      <summary ref={summary} className={styles.summary}>
        <Bilingual french="Mes images et mes mots" english="My pictures and words" />
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
