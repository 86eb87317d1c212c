import type { Fill, Stroke, Thing } from '../../../domain/drawing/drawing.ts'
import type { Size } from '../../../domain/drawing/placement.ts'
import { fetchFonts, showLateFonts } from '../../lib/display/fetch-fonts.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** Functions that paint on canvases scaled to sheet units. */

/** Height of a label's letters at scale 1, in units. */
const LETTER_HEIGHT = 56
const FONT_FAMILY = '"Baloo 2", "Baloo 2 Fallback", "Nunito", sans-serif'
const FONT = `700 ${LETTER_HEIGHT}px ${FONT_FAMILY}`
const CAPTION_FONT = `700 30px ${FONT_FAMILY}`
const INK = '#34264f'

/** Resolves when the label font has loaded or failed, so that the drawing opens in any case. */
export async function loadLabelFont(): Promise<void> {
  await fetchFonts(browserStorage)
  showLateFonts()
  await document.fonts.load(FONT).catch(() => undefined)
}

export function paintMark(context: CanvasRenderingContext2D, mark: Stroke | Fill): void {
  if (mark.kind === 'fill') paintFill(context, mark)
  else paintStroke(context, mark)
}

/** A smooth line through the midpoints between its points. */
export function paintStroke(
  context: CanvasRenderingContext2D,
  { tool, colour, size, points }: Omit<Stroke, 'id' | 'kind'>,
): void {
  const at = (index: number) => points[index] ?? 0
  context.save()
  context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over'
  context.strokeStyle = colour
  context.lineWidth = size
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  context.moveTo(at(0), at(1))
  for (let place = 2; place < points.length - 2; place += 2) {
    const [x, y] = [at(place), at(place + 1)]
    context.quadraticCurveTo(x, y, (x + at(place + 2)) / 2, (y + at(place + 3)) / 2)
  }
  context.lineTo(at(points.length - 2), at(points.length - 1))
  context.stroke()
  context.restore()
}

function paintFill(context: CanvasRenderingContext2D, { colour, outlines }: Fill): void {
  context.beginPath()
  for (const outline of outlines) {
    for (let place = 0; place < outline.length; place += 2) {
      const [x = 0, y = 0] = [outline[place], outline[place + 1]]
      if (place === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  }
  context.fillStyle = colour
  context.fill('evenodd')
}

/** A colourable shape with an outline that limits the bucket's fill. */
export function paintShape(context: CanvasRenderingContext2D, shape: Path2D): void {
  context.fillStyle = '#ffffff'
  context.fill(shape)
  context.strokeStyle = INK
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.stroke(shape)
}

export function paintCaption(
  context: CanvasRenderingContext2D,
  { text, x, y }: { text: string; x: number; y: number },
): void {
  context.font = CAPTION_FONT
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = INK
  context.fillText(text, x, y)
}

/** @param picture the sticker's picture; null while it is missing */
export function paintThing(
  context: CanvasRenderingContext2D,
  thing: Thing,
  { width, height }: Size,
  picture: CanvasImageSource | null,
): void {
  context.save()
  context.translate(thing.x, thing.y)
  context.rotate((thing.turn * Math.PI) / 180)
  context.scale(thing.scale, thing.scale)
  if (thing.kind === 'sticker') {
    if (picture) context.drawImage(picture, -width / 2, -height / 2, width, height)
  } else {
    context.font = FONT
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    // An outline that separates the word from its background.
    context.lineJoin = 'round'
    context.lineWidth = 10
    context.strokeStyle = isLight(thing.colour) ? '#1f1b2d' : '#ffffff'
    context.strokeText(thing.text, 0, 0)
    context.fillStyle = thing.colour
    context.fillText(thing.text, 0, 0)
  }
  context.restore()
}

let measuringContext: CanvasRenderingContext2D | null = null

/** Size of a label at scale 1, in units. */
export function labelSize(text: string): Size {
  measuringContext ??= document.createElement('canvas').getContext('2d')
  if (!measuringContext) return { width: LETTER_HEIGHT * text.length, height: LETTER_HEIGHT }
  measuringContext.font = FONT
  return { width: measuringContext.measureText(text).width + 16, height: LETTER_HEIGHT * 1.3 }
}

/** Whether text of this colour needs a dark outline. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue > 170
}

/**
 * Creates a canvas of the given size in pixels.
 * @throws {Error} if the browser cannot create another one
 */
export function newCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot create another canvas.')
  return { canvas, context }
}
