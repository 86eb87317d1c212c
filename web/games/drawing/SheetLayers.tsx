import type Konva from 'konva'
import { type RefObject, useMemo } from 'react'
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore'
import type { Drawing, Placement, Point, Stroke, Thing } from '../../../domain/drawing/drawing.ts'
import { type KnobKind, knobsOf } from '../../../domain/drawing/knobs.ts'
import { layersOf } from '../../../domain/drawing/layers.ts'
import { withPlacement } from '../../../domain/drawing/placement.ts'
import type { Baked, Baker } from './baker.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { paintStroke, paintThing } from './paint.ts'
import type { Pictures } from './pictures.ts'
import { paintPaper, pictureOf, sizeOf } from './sheet-picture.ts'

export interface Preview {
  id: number
  to: Partial<Placement>
}

interface SheetLayersProps {
  scene: DrawingScene
  pictures: Pictures
  drawing: Drawing
  baker: Baker
  /** Pixels per unit of the baked pictures. */
  scale: number
  preview: Preview | null
  paintLayer: RefObject<Konva.Layer | null>
}

/** The paper and the drawing: strokes and fills as baked pictures, things one by one. */
export function SheetLayers({
  scene,
  pictures,
  drawing,
  baker,
  scale,
  preview,
  paintLayer,
}: SheetLayersProps) {
  const layers = useMemo(() => bakedLayers(drawing, baker, scale), [drawing, baker, scale])
  return (
    <>
      <Layer listening={false}>
        <Shape sceneFunc={({ _context: context }) => paintPaper(context, drawing.paper, scene, pictures)} />
      </Layer>
      <Layer ref={paintLayer} listening={false}>
        {layers.map((layer) =>
          layer.kind === 'baked' ? (
            <Shape
              key={`strokes ${layer.key}`}
              sceneFunc={({ _context: context }) => {
                const { canvas, x, y, width, height } = layer.baked
                context.drawImage(canvas, x, y, width, height)
              }}
            />
          ) : (
            <Shape
              key={`thing ${layer.thing.id}`}
              sceneFunc={({ _context: context }) => {
                const thing = withPreview(layer.thing, preview)
                paintThing(context, thing, sizeOf(thing, scene), pictureOf(thing, pictures))
              }}
            />
          ),
        )}
      </Layer>
    </>
  )
}

interface TopLayerProps {
  layer: RefObject<Konva.Layer | null>
  /** The stroke being drawn. */
  live: RefObject<Omit<Stroke, 'id' | 'kind'> | null>
  selected: Thing | null
  scene: DrawingScene
  preview: Preview | null
  /** Knob radius, in units. */
  radius: number
  /** The keyboard's cursor; null if it is hidden. */
  cursor: { x: number; y: number; breadth: number } | null
}

/** Everything above the drawing: the current stroke, the frame of the selected thing and the keyboard's cursor. */
export function TopLayer({ layer, live, selected, scene, preview, radius, cursor }: TopLayerProps) {
  return (
    <Layer ref={layer} listening={false}>
      <Shape
        sceneFunc={({ _context: context }) => {
          if (live.current && live.current.tool === 'brush') paintStroke(context, live.current)
        }}
      />
      {selected && (
        <Shape
          sceneFunc={({ _context: context }) =>
            paintFrame(context, withPreview(selected, preview), scene, radius)
          }
        />
      )}
      {cursor && <Shape sceneFunc={({ _context: context }) => paintCursor(context, cursor, radius)} />}
    </Layer>
  )
}

function bakedLayers(drawing: Drawing, baker: Baker, scale: number) {
  const { ground, above } = layersOf(drawing)
  const all = [...(ground.length > 0 ? [{ kind: 'strokes', strokes: ground } as const] : []), ...above]
  const baked = baker.bake(
    all.flatMap((layer) => (layer.kind === 'strokes' ? [layer.strokes] : [])),
    scale,
  )
  let next = 0
  return all.map((layer) =>
    layer.kind === 'thing'
      ? layer
      : { kind: 'baked' as const, key: next, baked: baked[next++] ?? EMPTY_BAKED },
  )
}

const EMPTY_BAKED: Baked = {
  marks: [],
  canvas: document.createElement('canvas'),
  x: 0,
  y: 0,
  width: 1,
  height: 1,
}

function withPreview(thing: Thing, preview: Preview | null): Thing {
  return preview?.id === thing.id ? withPlacement(thing, preview.to) : thing
}

const FRAME_COLOUR = '#1a4fb5'

function paintFrame(
  context: CanvasRenderingContext2D,
  thing: Thing,
  scene: DrawingScene,
  radius: number,
): void {
  const size = sizeOf(thing, scene)
  const knobs = knobsOf(thing, size, 2 * radius)
  const [width, height] = [size.width * thing.scale, size.height * thing.scale]
  for (const [colour, breadth] of [
    ['#ffffff', radius / 3],
    [FRAME_COLOUR, radius / 6],
  ] as const) {
    context.save()
    context.strokeStyle = colour
    context.lineWidth = breadth
    context.lineJoin = 'round'
    context.beginPath()
    context.moveTo(thing.x, thing.y)
    context.lineTo(knobs.turn.x, knobs.turn.y)
    context.stroke()
    context.translate(thing.x, thing.y)
    context.rotate((thing.turn * Math.PI) / 180)
    context.strokeRect(-width / 2, -height / 2, width, height)
    context.restore()
  }
  paintKnob(context, 'turn', knobs.turn, radius)
  paintKnob(context, 'resize', knobs.resize, radius)
}

function paintCursor(
  context: CanvasRenderingContext2D,
  { x, y, breadth }: { x: number; y: number; breadth: number },
  radius: number,
): void {
  for (const [colour, line] of [
    ['#ffffff', radius / 3],
    [FRAME_COLOUR, radius / 7],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = line
    context.beginPath()
    context.moveTo(x - radius, y)
    context.lineTo(x + radius, y)
    context.moveTo(x, y - radius)
    context.lineTo(x, y + radius)
    context.moveTo(x + breadth / 2, y)
    context.arc(x, y, breadth / 2, 0, 2 * Math.PI)
    context.stroke()
  }
}

const KNOB_COLOUR = '#1a4fb5'

/** A round knob with the symbol of its function. `radius` in units. */
function paintKnob(context: CanvasRenderingContext2D, kind: KnobKind, { x, y }: Point, radius: number): void {
  context.save()
  context.translate(x, y)
  context.scale(radius / 20, radius / 20)
  context.beginPath()
  context.arc(0, 0, 18, 0, 2 * Math.PI)
  context.fillStyle = KNOB_COLOUR
  context.fill()
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#ffffff'
  context.stroke()
  context.lineWidth = 3
  context.stroke(new Path2D(KNOB_SYMBOLS[kind]))
  context.restore()
}

/** Symbols: a circular arrow and a diagonal double arrow. */
const KNOB_SYMBOLS: Readonly<Record<KnobKind, string>> = {
  turn: 'M7 -5A8.5 8.5 0 1 0 8.5 1M8.5 -10V-4.5H3',
  resize: 'M-7 -7L7 7M-7 -1V-7H-1M7 1V7H1',
}
