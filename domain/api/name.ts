import * as z from 'zod/mini'
import { nameFault } from '../name-fault.ts'

/** A name or title that others read: trimmed, normalized, without invisible or misleading characters. */
export const readableName = z.string().check(
  z.trim(),
  z.normalize('NFC'),
  z.check((payload) => {
    const message = nameFault(payload.value)
    if (message !== null) payload.issues.push({ code: 'custom', message, input: payload.value })
  }),
)

/**
 * A `readableName` of 1 to `max` characters. Marked as in `success.ts`, so that bundles omit unused schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nameUpTo(max: number) {
  return readableName.check(
    z.minLength(1, 'ne doit pas être vide'),
    z.maxLength(max, `doit avoir au plus ${max} caractères`),
  )
}
