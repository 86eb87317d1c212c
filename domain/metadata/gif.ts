import { type Bytes, bytesBetween, joinBytes, latin1Text, MalformedFile } from './bytes.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff
/** Application extensions to keep: repetition of animations, and colour profiles. */
const KEPT_EXTENSIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

export function cleanGif(file: Bytes): Bytes {
  const parts: Bytes[] = [bytesBetween(file, 0, startOfBlocks(file))]
  for (const { isImage, start, end } of blocksIn(file))
    if (isImage || isPicture(file, start)) parts.push(bytesBetween(file, start, end))
  return joinBytes([...parts, Uint8Array.of(END)])
}

/** The extensions and images of a GIF. */
export function* blocksIn(file: Bytes): Generator<{ isImage: boolean; start: number; end: number }> {
  for (let start = startOfBlocks(file); file[start] !== END; ) {
    const isImage = file[start] === IMAGE
    if (!isImage && file[start] !== EXTENSION) throw new MalformedFile('Unknown kind of block.')
    const end = endOfBlocks(file, isImage ? start + 11 + tableAt(file, start + 9) : start + 2)
    yield { isImage, start, end }
    start = end
  }
}

function startOfBlocks(file: Bytes): number {
  return 13 + tableAt(file, 10)
}

function isPicture(file: Bytes, at: number): boolean {
  const label = file[at + 1]
  if (label === APPLICATION) return KEPT_EXTENSIONS.includes(latin1Text(file, at + 3, 11))
  return label !== COMMENT
}

/** Size in bytes of the colour table declared by the flags. */
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
