import styles from './print-picture.module.css'

/** Prints a picture alone on a page. The site's policy allows data addresses for pictures, not blobs. */
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
