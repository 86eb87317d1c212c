import { type Crop, shrinkToFit } from './crop.ts'

/** Phone photos are at most 10 MB; much larger files could exhaust the browser's memory. */
const MAX_PHOTO_BYTES = 60 * 1024 * 1024
/** Longer side in pixels; the largest size that pages show on a desktop. */
const MAX_STORED_SIDE = 1280
const QUALITY = 0.85

/**
 * Opens a picture upright. Decodes and shrinks it in a worker.
 * @throws {Error} with a French message that says what to do
 */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  const { name, size } = file
  if (size === 0) throw new Error(`« ${name} » est vide.`)
  if (size > MAX_PHOTO_BYTES) throw new Error(`« ${name} » est trop gros : 60 Mo au plus.`)
  const bitmap = (await openInWorker(file)) ?? (await openOnPage(file))
  if (bitmap) return bitmap
  throw new Error(
    `« ${name} » ne s'ouvre pas : ce n'est pas une image, ou ce navigateur ne sait pas la lire. Une photo HEIC d'un iPhone s'ouvre dans Safari; ailleurs, enregistrez-la d'abord en JPEG.`,
  )
}

/**
 * Crops and shrinks a picture. Redrawing it drops metadata such as place and time.
 * @param name original file name; its extension is replaced
 */
export async function croppedPhoto(picture: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const { width, height } = shrinkToFit(crop, MAX_STORED_SIDE)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error("Ce navigateur n'a plus de place pour l'image : fermez des onglets.")
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
  const stem = name.replace(/\.\w+$/, '')
  const webp = await encode(canvas, 'image/webp')
  if (webp.type === 'image/webp') return new File([webp], `${stem}.webp`, { type: webp.type })
  // Safari cannot encode WebP and returns a PNG, which is much larger for a photo.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const jpeg = await encode(canvas, 'image/jpeg')
  return new File([jpeg], `${stem}.jpg`, { type: jpeg.type })
}

function openInWorker(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<ImageBitmap | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
  })
  worker.postMessage(file)
  return answer.finally(() => worker.terminate())
}

/** Fallback if the worker cannot load (e.g. offline) or cannot decode the picture. */
function openOnPage(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("L'image n'a pas pu être gardée : essayez encore."))
    canvas.toBlob(take, type, QUALITY)
  })
}
