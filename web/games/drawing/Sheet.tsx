import type Konva from 'konva'
import { type PointerEvent, type Ref, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
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
import { moveView, pinchView, scaleOf, toSheet, type View } from '../../../domain/drawing/view.ts'
import { createBaker } from './baker.ts'
import styles from './drawing.module.css'
import type { DrawingScene } from './drawing-scene.ts'
import { fillOrRecolour } from './fill-at.ts'
import { drawGesture, handGesture, tapGesture } from './gestures.ts'
import type { Pictures } from './pictures.ts'
import { type Preview, SheetLayers, TopLayer } from './SheetLayers.tsx'
import { sizeOf } from './sheet-picture.ts'
import type { Act, Tool } from './studio.ts'
import { type Gesture, useSheetGestures } from './use-sheet-gestures.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

/** Radius of a knob in CSS pixels. Smaller on a small sheet, where the things are smaller too. */
const knobRadius = (width: number) => Math.min(18, Math.max(11, width / 45))
/** Touch radius of a knob, in CSS pixels. */
const TOUCH_RADIUS = 22
/** Maximum pixels per unit when baking; enough for any screen. */
const MAX_PIXELS_PER_UNIT = 3

interface SheetProps {
  scene: DrawingScene
  pictures: Pictures
  history: History
  act: Act
  tool: Tool
  colour: string
  size: number
  selectedID: number | null
  /** Selects the touched thing; null deselects. */
  onSelect(thing: Thing | null): void
  view: View
  onView(change: (view: View) => View): void
  /** Announces the result of key presses to screen readers. */
  say(sentence: string): void
  /** Element that receives the keys. */
  ref: Ref<HTMLDivElement>
}

/** The drawing sheet. Accepts touch, pen, mouse and keyboard. */
export function Sheet(props: SheetProps) {
  const { scene, pictures, history, act, tool, colour, size, selectedID, onSelect, view, onView, say } = props
  const drawing = history.present
  const [box, boxSize] = useBoxSize()
  const width = Math.floor(Math.min(boxSize.width, (boxSize.height * SHEET.width) / SHEET.height))
  const scale = scaleOf(view, width)
  const radius = knobRadius(width) / scale
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
      // Only the latest segment; the rest is already erased.
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
          // Bake again, which restores what the preview erased.
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
            reach: TOUCH_RADIUS / scale,
            select: onSelect,
            preview: (id, to) => setPreview(to && { id, to }),
            place: (id, to) => act({ type: 'place', id, to }),
            pan: (by) => onView((now) => moveView(now, by)),
          },
          at,
        )
    }
  }
  // Read the current view during a gesture, because the view and the width may change meanwhile.
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
    pinch: (from, to) => onView((now) => pinchView(now, width, from, to)),
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
          className={styles.canvas}
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

/** Pixels per unit for baking. Rounded up to a few steps, so that zooming rarely bakes again. */
function pixelsOf(scale: number): number {
  const needed = scale * window.devicePixelRatio
  return Math.min(MAX_PIXELS_PER_UNIT, Math.max(1, Math.ceil(needed)))
}

/** Inner size of an element in CSS pixels, updated on resize; 0 by 0 at first. */
function useBoxSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
