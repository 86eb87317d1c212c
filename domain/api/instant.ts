import * as z from 'zod/mini'

/** An instant with any ISO 8601 offset, converted to UTC. */
export const instant = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.overwrite((text) => new Date(text).toISOString()))
