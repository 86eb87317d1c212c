/**
 * The name of a file in a zip, whose letters are those that its bytes are in Latin 1 where the zip does not say how it writes:
 * then a Mac means UTF-8, and Windows the letters of DOS.
 */
export function zipName(name: string): string {
  return (
    asUtf8(name) ?? name.replace(/[\u0080-\u009F]/g, (letter) => DOS[letter.charCodeAt(0) - 0x80] ?? letter)
  )
}

/** What code pages 437 and 850 have where Latin 1 has no letters. Both write the letters of French so. */
const DOS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'

function asUtf8(name: string): string | null {
  const bytes = Array.from(name, (letter) => letter.charCodeAt(0))
  if (bytes.some((byte) => byte > 0xff)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
