import type { Context } from 'hono'
import { Refusal } from './refusal.ts'

const KIB = 1024

/** The largest body of JSON. Calls that take files have limits of their own. */
export const JSON_BYTES = 64 * KIB

/**
 * The body of a call, of at most so many bytes: what is longer is read no further. Nothing else reads a body, so a call
 * whose caller is refused before holds none of it.
 * @throws {Refusal} 413
 */
export async function readBody({ req }: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  // What is told may be missing or wrong: it saves room and time, and is not relied on.
  const told = Math.max(0, Math.trunc(Number(req.header('content-length')) || 0))
  if (told > most) throw tooLarge(most)
  let held = new Uint8Array(told)
  let size = 0
  for await (const chunk of req.raw.body ?? []) {
    const end = size + chunk.length
    if (end > most) throw tooLarge(most)
    if (end > held.length) held = enlarged(held, Math.min(most, Math.max(end, size * 2)))
    held.set(chunk, size)
    size = end
  }
  return held.subarray(0, size)
}

function enlarged(held: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(held)
  return larger
}

function tooLarge(most: number): Refusal {
  return new Refusal('bodyTooLarge', { kibibytes: most / KIB })
}
