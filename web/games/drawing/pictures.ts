import { reportProblem } from '../../lib/api/report-problem.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { newCanvas } from './paint.ts'

export interface Pictures {
  /** Of the whole sheet, from below; where none loads, the paper is white. */
  grounds: readonly HTMLImageElement[]
  /** By the sticker's id; without those that did not load. */
  stickers: ReadonlyMap<string, CanvasImageSource>
}

/** A sticker is drawn from a picture of so many pixels: sharp when it is large, quick when there are many. */
const STICKER_PIXELS = 384

export async function loadPictures(scene: DrawingScene): Promise<Pictures> {
  const [grounds, stickers] = await Promise.all([
    Promise.all(scene.grounds.map(load)),
    Promise.all(
      scene.stickers.map(async ({ id, image, width, height }) => {
        const picture = await load(image)
        return picture ? [[id, asPixels(picture, width / height)] as const] : []
      }),
    ),
  ])
  return { grounds: grounds.filter((ground) => ground !== null), stickers: new Map(stickers.flat()) }
}

/** Null, and told to the teacher's log, where it does not load. */
async function load(path: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  // Media may lie on another host; without this the drawing could not be saved.
  image.crossOrigin = 'anonymous'
  image.src = mediaUrl(path)
  try {
    await image.decode()
    return image
  } catch {
    reportProblem(`Missing picture: ${path} (drawing)`)
    return null
  }
}

/** Drawing an SVG costs much more than drawing its pixels. */
function asPixels(image: HTMLImageElement, ratio: number): CanvasImageSource {
  const [width, height] =
    ratio >= 1 ? [STICKER_PIXELS, STICKER_PIXELS / ratio] : [STICKER_PIXELS * ratio, STICKER_PIXELS]
  const { canvas, context } = newCanvas(Math.round(width), Math.round(height))
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
