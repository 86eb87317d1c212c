import { download } from '../../lib/download.ts'
import styles from './drawing.module.css'

/**
 * Downloads a picture as a PNG file.
 * @throws {Error} if the browser cannot create it
 */
export async function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no picture.')
  download(name, blob)
}

/** Prints a picture alone on a page. The content security policy allows data URLs for pictures, but no blobs. */
export async function printPicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const image = new Image()
  image.alt = name
  image.className = `for-paper ${styles.printed}`
  image.src = picture.toDataURL('image/png')
  await image.decode()
  document.body.append(image)
  window.addEventListener('afterprint', () => image.remove(), { once: true })
  window.print()
}
