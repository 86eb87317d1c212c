import { shrinkToFit } from './crop.ts'

/** Longer side in pixels; leaves enough resolution for cropping. */
const MAX_OPENED_SIDE = 2048

// Runs in a worker because decoding and shrinking a 12-megapixel photo takes seconds on a slow device.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void openPicture(data).then((bitmap) => postMessage(bitmap, { transfer: bitmap ? [bitmap] : [] }))
})

/** Decodes a picture upright and shrinks it; null if the browser cannot read it. */
async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = shrinkToFit(whole, MAX_OPENED_SIDE)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(whole, 0, 0, width, height)
    whole.close()
    return canvas.transferToImageBitmap()
  } catch {
    return null
  }
}
