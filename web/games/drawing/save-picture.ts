import { download } from '../../lib/download.ts'

/** Saves a picture as a PNG file on the device. @throws {Error} where the browser cannot make one. */
export async function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no picture.')
  download(name, blob)
}
