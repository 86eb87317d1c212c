import { reportProblem } from '../../lib/api/report-problem.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { newCanvas } from './paint.ts'

export interface Pictures {
  /** Pictures of the whole sheet, bottom first. If none loads, the paper is white. */
  grounds: readonly HTMLImageElement[]
  /** By sticker id. Stickers that failed to load are missing. */
  stickers: ReadonlyMap<string, CanvasImageSource>
}

/** Width of a sticker's bitmap in pixels: sharp when large, and fast when there are many. */
const STICKER_PIXELS = 384

export async function loadPictures(scene: DrawingScene): Promise<Pictures> {
  const [grounds, stickers] = await Promise.all([
    Promise.all(scene.grounds.map(load)),
    Promise.all(
      scene.stickers.map(async ({ id, image, width, height }) => {
        const picture = await load(image)
        return picture ? [[id, toBitmap(picture, width / height)] as const] : []
      }),
    ),
  ])
  return { grounds: grounds.filter((ground) => ground !== null), stickers: new Map(stickers.flat()) }
}

/** Null if it does not load; the failure is reported to the teacher's log. */
async function load(path: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  // Media may be on another host; without CORS the canvas could not be saved.
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

/** Converts an SVG to a bitmap, which is much faster to draw. */
function toBitmap(image: HTMLImageElement, ratio: number): CanvasImageSource {
  const [width, height] =
    ratio >= 1 ? [STICKER_PIXELS, STICKER_PIXELS / ratio] : [STICKER_PIXELS * ratio, STICKER_PIXELS]
  const { canvas, context } = newCanvas(Math.round(width), Math.round(height))
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
