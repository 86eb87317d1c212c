import { type Bytes, viewOf } from './bytes.ts'

/** EXIF is a TIFF file without a picture. Only the orientation is needed to show the picture. */

const ORIENTATION = 0x0112
const SHORT = 3

/** From 1 (upright) to 8. 1 if it is missing or unreadable. */
export function orientationOf(tiff: Bytes): number {
  try {
    const view = viewOf(tiff)
    const isLittle = view.getUint16(0) === 0x4949
    const first = view.getUint32(4, isLittle)
    const count = view.getUint16(first, isLittle)
    for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12) {
      if (view.getUint16(entry, isLittle) !== ORIENTATION) continue
      const value = view.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // The data is truncated.
  }
  return 1
}

/** An EXIF block with only the orientation; null if the picture is upright. */
export function exifWithOrientation(tiff: Bytes): Bytes | null {
  const orientation = orientationOf(tiff)
  if (orientation === 1) return null
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1],
    ...[ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  )
}
