export interface ByteRange {
  offset: number
  length: number
}

/**
 * The bytes that a `Range` header asks for, e.g. `bytes=0-499`, `bytes=500-`, `bytes=-500`. Null where it
 * asks for several ranges, for none that is there, or cannot be read: then the whole is to be sent.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? null : { offset: size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return offset <= end ? { offset, length: end - offset + 1 } : null
}
