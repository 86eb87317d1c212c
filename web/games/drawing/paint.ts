import type { Fill, Stroke, Thing } from '../../../domain/drawing/drawing.ts'
import type { Size } from '../../../domain/drawing/placement.ts'
import { fetchFonts, showLateFonts } from '../../lib/display/fetch-fonts.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** How drawings are painted on a canvas whose units are those of the sheet. */

/** The height of a label's letters at its usual size, in units. */
const LETTERS = 56
const FONT_FAMILY = '"Baloo 2", "Baloo 2 Fallback", "Nunito", sans-serif'
const FONT = `700 ${LETTERS}px ${FONT_FAMILY}`
const CAPTION_FONT = `700 30px ${FONT_FAMILY}`
const INK = '#34264f'

/** Resolves when the labels' font is there, or cannot be: a drawing opens all the same. */
export async function loadLabelFont(): Promise<void> {
  await fetchFonts(browserStorage)
  showLateFonts()
  await document.fonts.load(FONT).catch(() => undefined)
}

export function paintMark(context: CanvasRenderingContext2D, mark: Stroke | Fill): void {
  if (mark.kind === 'fill') paintFill(context, mark)
  else paintStroke(context, mark)
}

/** A line through the middles between its points: round where the finger was not. */
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

/** Something of the scene to colour, with a line around it that holds what the bucket pours. */
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

/** @param picture of a sticker; null while it is not there */
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
    // A rim that keeps the word apart from whatever it lies on.
    context.lineJoin = 'round'
    context.lineWidth = 10
    context.strokeStyle = isLight(thing.colour) ? '#1f1b2d' : '#ffffff'
    context.strokeText(thing.text, 0, 0)
    context.fillStyle = thing.colour
    context.fillText(thing.text, 0, 0)
  }
  context.restore()
}

let measuring: CanvasRenderingContext2D | null = null

/** The size of a label's words at their usual size. */
export function labelSize(text: string): Size {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return { width: LETTERS * text.length, height: LETTERS }
  measuring.font = FONT
  return { width: measuring.measureText(text).width + 16, height: LETTERS * 1.3 }
}

/** Whether a rim must be dark to be seen beside the colour. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue > 170
}

/** A canvas of so many pixels with its context. @throws {Error} where the browser has no more space for one. */
export function newCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no more canvases.')
  return { canvas, context }
}
