import { shrunk } from './cut.ts'

/** Enough to cut a part out and still show it large; in pixels of the longer side. */
const LONGEST_OPENED = 2048

// Beside the page's own thread: to read and shrink a photo of twelve megapixels takes a slow device seconds.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void opened(data).then((bitmap) => postMessage(bitmap, { transfer: bitmap ? [bitmap] : [] }))
})

/** The picture upright and no larger than needed; null where the browser cannot read it. */
async function opened(file: Blob): Promise<ImageBitmap | null> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = shrunk(whole, LONGEST_OPENED)
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
