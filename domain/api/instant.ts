import * as z from 'zod/mini'

/** An instant as a caller says it, with whatever offset ISO 8601 has; it is read in the UTC that everything is kept in. */
export const instant = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.overwrite((text) => new Date(text).toISOString()))
