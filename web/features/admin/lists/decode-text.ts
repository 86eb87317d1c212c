/**
 * Decodes a text file of unknown encoding: UTF-8 or UTF-16 with or without a byte order mark, Windows-1252,
 * Mac Roman or CP850.
 */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  const encoding = encodingFromMark(bytes) ?? detectUTF16(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return mostFrench([
      new TextDecoder('windows-1252').decode(bytes),
      new TextDecoder('macintosh').decode(bytes),
      decodeCP850(bytes),
    ])
  }
}

/** The encoding that a byte order mark declares. */
function encodingFromMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return
}

/**
 * Detects UTF-16 without a mark: one byte of each Latin letter is zero, always on the same side. Other
 * encodings have no zero bytes.
 */
function detectUTF16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0]
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 4 < bytes.length) return
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function mostFrench(texts: readonly string[]): string {
  const scores = texts.map(frenchScore)
  return texts[scores.indexOf(Math.max(...scores))] ?? ''
}

/** Higher for accented letters where French has them, lower for symbols within words. */
function frenchScore(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return (
    2 * count(/[àâäçèéêëîïôöùûüÿœæñ]/g) +
    count(/(?<![\p{L}])[ÀÂÇÈÉÊËÎÏÔÙÛÜŒÆ]|(?<=\p{Lu})[ÀÂÇÈÉÊËÎÏÔÙÛÜŒÆ]/gu) -
    4 * count(/[à-öø-ÿœ](?=\p{Lu})|(?<=\p{Lu}{2})[à-öø-ÿœ]/gu) -
    3 * count(/(?<=\p{Ll})[\u00C0-\u00DE\u0152\u0160\u0178\u017D]/gu) -
    3 * count(/(?<=\p{L})[^\p{L}\p{M}\p{N}\s'’`´.,;:!?"|()\u0020-\u007E\u2010-\u2014»…]|[\u0080-\u009F]/gu) -
    2 * count(/[\u2500-\u259F¤ÞþÐð¬¦·¸¨¯ˆ˜‡†‰ƒ‚„◊∂∑∏π∫Ωﬁﬂ]/g)
  )
}

function decodeCP850(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] ?? ''),
  ).join('')
}

/** Characters 0x80 to 0xFF of code page 850, which browsers cannot decode. */
const CP850 = [
  ...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤',
  ...'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
]
