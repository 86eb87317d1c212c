import { type Bytes, join, latin, MalformedFile, part } from './bytes.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff
/** How often an animation repeats, and what the colours mean. */
const KEPT = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

export function gifAlone(file: Bytes): Bytes {
  let at = 13 + tableAt(file, 10)
  const parts: Bytes[] = [part(file, 0, at)]
  for (;;) {
    const kind = file[at]
    if (kind === END) return join([...parts, Uint8Array.of(END)])
    if (kind !== IMAGE && kind !== EXTENSION) throw new MalformedFile('A block is of no kind.')
    const end = endOfBlocks(file, kind === IMAGE ? at + 11 + tableAt(file, at + 9) : at + 2)
    if (kind === IMAGE || isPicture(file, at)) parts.push(part(file, at, end))
    at = end
  }
}

function isPicture(file: Bytes, at: number): boolean {
  const label = file[at + 1]
  if (label === APPLICATION) return KEPT.includes(latin(file, at + 3, 11))
  return label !== COMMENT
}

/** The bytes of the table of colours that the flags announce. */
function tableAt(file: Bytes, flagsAt: number): number {
  const flags = file[flagsAt] ?? 0
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

function endOfBlocks(file: Bytes, start: number): number {
  let at = start
  while (file[at] !== 0) {
    at += 1 + (file[at] ?? Number.POSITIVE_INFINITY)
    if (at >= file.length) throw new MalformedFile('A block does not end.')
  }
  return at + 1
}
