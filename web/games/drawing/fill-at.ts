import { edgeMask, filledArea, opaqueMask } from '../../../domain/drawing/bucket.ts'
import { type Drawing, type Point, SHEET } from '../../../domain/drawing/drawing.ts'
import { layersOf, strokeAt } from '../../../domain/drawing/layers.ts'
import { outlinesForFill } from '../../../domain/drawing/outlines.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { newCanvas, paintMark } from './paint.ts'
import type { Pictures } from './pictures.ts'
import { createPaper } from './sheet-picture.ts'
import type { Act } from './studio.ts'

/** Bucket tool: fills the area at a point, or recolours the stroke there. */
export function fillOrRecolour(
  drawing: Drawing,
  scene: DrawingScene,
  pictures: Pictures,
  point: Point,
  colour: string,
  act: Act,
): void {
  const outlines = fillAt(drawing, scene, pictures, point)
  const stroke = outlines.length === 0 ? strokeAt(drawing, point.x, point.y) : null
  if (stroke) act({ type: 'recolour', id: stroke.id, colour })
  else if (outlines.length > 0) act({ type: 'add', item: { kind: 'fill', colour, outlines } })
}

/** Outlines of the area that the bucket fills from a point; empty if there is nothing to fill. */
function fillAt(drawing: Drawing, scene: DrawingScene, pictures: Pictures, { x, y }: Point): number[][] {
  const { width, height } = SHEET
  const layers = layersOf(drawing)
  const strokes = newCanvas(width, height).context
  for (const layer of layers.above) {
    if (layer.kind === 'strokes') for (const stroke of layer.strokes) paintMark(strokes, stroke)
  }
  const ground = newCanvas(width, height)
  for (const mark of layers.ground) paintMark(ground.context, mark)
  const under = createPaper(drawing, scene, pictures, 1).context
  under.drawImage(ground.canvas, 0, 0)
  const pixelsOf = (context: CanvasRenderingContext2D) => context.getImageData(0, 0, width, height).data
  const area = filledArea(
    opaqueMask(pixelsOf(strokes), width, height),
    edgeMask(pixelsOf(under), width, height),
    { x: Math.floor(x), y: Math.floor(y) },
  )
  return outlinesForFill(area)
}
