/** A number from 0 up to 2^32 that differs where texts differ, by FNV-1a: for names and numbers, not for secrets. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
