import { type Drawing, SHEET, type Thing } from '../../../domain/drawing/drawing.ts'
import { layersOf } from '../../../domain/drawing/layers.ts'
import type { Size } from '../../../domain/drawing/placement.ts'
import { createBaker } from './baker.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { labelSize, newCanvas, paintCaption, paintShape, paintThing } from './paint.ts'
import type { Pictures } from './pictures.ts'

/** Saved and printed drawings have twice as many pixels as the sheet has units. */
const PICTURE_SCALE = 2

export function drawSheetPicture(
  drawing: Drawing,
  scene: DrawingScene,
  pictures: Pictures,
): HTMLCanvasElement {
  const { canvas, context } = createPaper(drawing, scene, pictures, PICTURE_SCALE)
  const { ground, above } = layersOf(drawing)
  const baker = createBaker()
  for (const layer of [{ kind: 'strokes', strokes: ground } as const, ...above]) {
    if (layer.kind === 'thing') {
      paintThing(context, layer.thing, sizeOf(layer.thing, scene), pictureOf(layer.thing, pictures))
    } else if (layer.strokes.length > 0) {
      for (const { canvas: baked, x, y, width, height } of baker.bake([layer.strokes], PICTURE_SCALE)) {
        context.drawImage(baked, x, y, width, height)
      }
    }
  }
  return canvas
}

/** The empty paper, as a canvas scaled to sheet units. */
export function createPaper(drawing: Drawing, scene: DrawingScene, pictures: Pictures, scale: number) {
  const made = newCanvas(SHEET.width * scale, SHEET.height * scale)
  made.context.scale(scale, scale)
  paintPaper(made.context, drawing.paper, scene, pictures)
  return made
}

export function paintPaper(
  context: CanvasRenderingContext2D,
  paper: Drawing['paper'],
  { shapes, captions }: DrawingScene,
  { grounds }: Pictures,
): void {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SHEET.width, SHEET.height)
  if (paper === 'white') return
  for (const ground of grounds) context.drawImage(ground, 0, 0, SHEET.width, SHEET.height)
  for (const shape of shapes) paintShape(context, new Path2D(shape))
  for (const caption of captions) paintCaption(context, caption)
}

/** The sticker's picture; null for labels and missing pictures. */
export function pictureOf(thing: Thing, { stickers }: Pictures): CanvasImageSource | null {
  return thing.kind === 'sticker' ? (stickers.get(thing.name) ?? null) : null
}

/** Size of a thing at scale 1. */
export function sizeOf(thing: Thing, { stickers }: DrawingScene): Size {
  if (thing.kind === 'label') return labelSize(thing.text)
  return stickers.find(({ id }) => id === thing.name) ?? { width: 120, height: 120 }
}
