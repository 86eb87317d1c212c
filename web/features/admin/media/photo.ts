import { type Cut, shrunk } from './cut.ts'

/** A photo of a telephone has ten at most; a browser that opened much more could run out of memory. In bytes. */
const LARGEST_PHOTO = 60 * 1024 * 1024
/** As large as pages show pictures on a desktop's screen; in pixels of the longer side. */
const LONGEST_KEPT = 1280
const QUALITY = 0.85

/**
 * Opens a picture of this device: turned as it was taken, and shrunk beside the page's own thread.
 * @throws {Error} whose message says in French what to do about it
 */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  const { name, size } = file
  if (size === 0) throw new Error(`« ${name} » est vide.`)
  if (size > LARGEST_PHOTO) throw new Error(`« ${name} » est trop gros : 60 Mo au plus.`)
  const bitmap = (await openBeside(file)) ?? (await openHere(file))
  if (bitmap) return bitmap
  throw new Error(
    `« ${name} » ne s'ouvre pas : ce n'est pas une image, ou ce navigateur ne sait pas la lire. Une photo HEIC d'un iPhone s'ouvre dans Safari; ailleurs, enregistrez-la d'abord en JPEG.`,
  )
}

/**
 * What is kept of the picture, small enough to be stored. It is drawn again: where, when and by whom it was taken is not in it.
 * @param name of the file that it was, whose end becomes that of its new format
 */
export async function keptPart(picture: ImageBitmap, cut: Cut, name: string): Promise<File> {
  const { width, height } = shrunk(cut, LONGEST_KEPT)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error("Ce navigateur n'a plus de place pour l'image : fermez des onglets.")
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height)
  const stem = name.replace(/\.\w+$/, '')
  const webp = await encoded(canvas, 'image/webp')
  if (webp.type === 'image/webp') return new File([webp], `${stem}.webp`, { type: webp.type })
  // Safari writes no WebP, and gives a PNG in its place, which is many times larger for a photo.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const jpeg = await encoded(canvas, 'image/jpeg')
  return new File([jpeg], `${stem}.jpg`, { type: jpeg.type })
}

function openBeside(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<ImageBitmap | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
  })
  worker.postMessage(file)
  return answer.finally(() => worker.terminate())
}

/** Where the worker is not there, such as without a network, or cannot draw or read what the page can. */
function openHere(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("L'image n'a pas pu être gardée : essayez encore."))
    canvas.toBlob(take, type, QUALITY)
  })
}
