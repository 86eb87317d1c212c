import type Konva from 'konva'
import { type PointerEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore'
import {
  isThing,
  type Point,
  SHEET,
  type Stroke,
  type Thing,
  thingWith,
} from '../../../domain/drawing/drawing.ts'
import type { History } from '../../../domain/drawing/history.ts'
import { moved, pinched, scaleOf, toSheet, type View } from '../../../domain/drawing/view.ts'
import { createBaker } from './baker.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { fillOrRecolour } from './fill-at.ts'
import { drawGesture, handGesture, tapGesture } from './gestures.ts'
import type { Pictures } from './pictures.ts'
import styles from './Sheet.module.css'
import { type Preview, SheetLayers, TopLayer } from './SheetLayers.tsx'
import { sizeOf } from './sheet-picture.ts'
import type { Act } from './studio.ts'
import type { Tool } from './tools.ts'
import { useBoxSize } from './use-box-size.ts'
import { type Gesture, useSheetGestures } from './use-sheet-gestures.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

/** A knob's radius, in CSS pixels: smaller on a small sheet, where things are small. */
const knobOf = (width: number) => Math.min(18, Math.max(11, width / 45))
/** How far around a knob's middle a finger takes it, in CSS pixels. */
const FINGER = 22
/** No screen is sharper than what is baked with so many pixels a unit. */
const MOST_PIXELS = 3

interface SheetProps {
  scene: DrawingScene
  pictures: Pictures
  history: History
  act: Act
  tool: Tool
  colour: string
  size: number
  selectedID: number | null
  /** Chooses a thing that was touched; null where none was. */
  onSelect(thing: Thing | null): void
  view: View
  onView(change: (view: View) => View): void
  /** Says what keys did, for those who do not see it. */
  say(sentence: string): void
  /** What the keys are pressed on. */
  ref: Ref<HTMLDivElement>
}

/** The sheet under the finger, the pen, the mouse or the keys. */
export function Sheet(props: SheetProps) {
  const { scene, pictures, history, act, tool, colour, size, selectedID, onSelect, view, onView, say } = props
  const drawing = history.present
  const [box, boxSize] = useBoxSize()
  const width = Math.floor(Math.min(boxSize.width, (boxSize.height * SHEET.width) / SHEET.height))
  const scale = scaleOf(view, width)
  const radius = knobOf(width) / scale
  const [baker, setBaker] = useState(createBaker)
  const [preview, setPreview] = useState<Preview | null>(null)
  const live = useRef<Omit<Stroke, 'id' | 'kind'>>(null)
  const topLayer = useRef<Konva.Layer>(null)
  const paintLayer = useRef<Konva.Layer>(null)
  const helpID = useId()
  const selected = thingWith(selectedID, drawing)

  const showStroke = (stroke: Omit<Stroke, 'id' | 'kind'> | null) => {
    live.current = stroke
    if (stroke?.tool === 'eraser') {
      // The last bit alone: what came before is erased already.
      baker.erase({ ...stroke, points: stroke.points.slice(-6) })
      paintLayer.current?.batchDraw()
    } else topLayer.current?.batchDraw()
  }
  const beginTool = (at: Point): Gesture => {
    switch (tool) {
      case 'brush':
      case 'eraser': {
        const gesture = drawGesture({ tool, colour, size }, at, {
          show: showStroke,
          add: (stroke) => act({ type: 'add', item: { kind: 'stroke', ...stroke } }),
        })
        const drop = () => {
          gesture.drop()
          // What was erased is there again once all is baked again.
          setBaker(createBaker)
        }
        return tool === 'eraser' ? { ...gesture, drop } : gesture
      }
      case 'bucket':
        return tapGesture(at, (point) => fillOrRecolour(drawing, scene, pictures, point, colour, act))
      default:
        return handGesture(
          {
            things: drawing.items.filter(isThing),
            selected,
            sizeOf: (thing) => sizeOf(thing, scene),
            radius,
            reach: FINGER / scale,
            select: onSelect,
            preview: (id, to) => setPreview(to && { id, to }),
            place: (id, to) => act({ type: 'place', id, to }),
            pan: (by) => onView((now) => moved(now, by)),
          },
          at,
        )
    }
  }
  // What a finger does goes on while the sheet is pushed about or its window grows.
  const latest = useRef({ view, width })
  useLayoutEffect(() => {
    latest.current = { view, width }
  }, [view, width])
  const toUnits = (at: Point) => toSheet(latest.current.view, latest.current.width, at)
  const pointers = useSheetGestures({
    begin(at) {
      const gesture = beginTool(toUnits(at))
      return { ...gesture, extend: (to) => gesture.extend(toUnits(to)) }
    },
    pinch: (from, to) => onView((now) => pinched(now, width, from, to)),
  })
  const keys = useSheetKeys({ begin: beginTool, tool, selected, scene, drawing, act, onSelect, say })
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    keys.hideCursor()
    pointers.onPointerDown(event)
  }

  return (
    <div ref={box} className={styles.frame}>
      {width > 0 && (
        <div
          ref={props.ref}
          role="application"
          aria-label="La feuille"
          aria-describedby={helpID}
          className={styles.sheet}
          style={{ width, height: (width * SHEET.height) / SHEET.width }}
          data-tool={tool}
          {...pointers}
          onPointerDown={onPointerDown}
          {...keys.props}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Stage
            width={width}
            height={(width * SHEET.height) / SHEET.width}
            scaleX={scale}
            scaleY={scale}
            x={-view.x * scale}
            y={-view.y * scale}
            listening={false}
          >
            <SheetLayers
              scene={scene}
              pictures={pictures}
              drawing={drawing}
              baker={baker}
              scale={pixelsOf(scale)}
              preview={preview}
              paintLayer={paintLayer}
            />
            <TopLayer
              layer={topLayer}
              live={live}
              selected={selected}
              scene={scene}
              preview={preview}
              radius={radius}
              cursor={
                keys.cursor && { ...keys.cursor, breadth: tool === 'brush' || tool === 'eraser' ? size : 8 }
              }
            />
          </Stage>
        </div>
      )}
      <p id={helpID} className="for-ears">
        Les flèches déplacent l'image choisie, ou la croix qui dessine. Entrée pose et lève le pinceau,
        remplit ou choisit. Avec une image choisie : plus et moins changent la taille, R la tourne, Supprimer
        l'enlève.
      </p>
    </div>
  )
}

/** Pixels a unit to bake with: enough for the screen, in few steps, so that zooming bakes seldom. */
function pixelsOf(scale: number): number {
  const needed = scale * window.devicePixelRatio
  return Math.min(MOST_PIXELS, Math.max(1, Math.ceil(needed)))
}
