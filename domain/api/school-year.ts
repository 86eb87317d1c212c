import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** The change of the school year: what becomes of the enabled pupils of each class, all at once. */

const classCode = z.string().check(z.trim(), z.minLength(1, 'ne doit pas être vide'), z.maxLength(20))

/** Archived pupils are disabled and all that is kept of them stays; erased ones are gone for good. */
const move = z.discriminatedUnion('action', [
  z.object({ classCode, action: z.literal('promote'), to: classCode }),
  z.object({ classCode, action: z.literal('archive') }),
  z.object({ classCode, action: z.literal('erase') }),
])
export type ClassMove = z.infer<typeof move>

/**
 * Classes that are not named stay as they are. `eraseArchived`: also erases the pupils who were disabled before. `stamp`: as the
 * dry run answered it; where the pupils whom it is about are others by now, as after this very change whose answer was lost, it is refused.
 */
export const schoolYearRequest = z.object({
  moves: z.array(move).check(
    z.maxLength(200),
    z.refine(
      (moves) => new Set(moves.map((each) => each.classCode)).size === moves.length,
      'doit nommer chaque classe une seule fois',
    ),
  ),
  eraseArchived: z._default(z.boolean(), false),
  stamp: z.optional(z.string()),
})
export type SchoolYearRequest = z.infer<typeof schoolYearRequest>

/** How many pupils each move is about, and how many archived ones are erased: the same for a dry run. `stamp` is of those pupils. */
export const schoolYearAnswer = successWith({
  moves: z.array(
    z.object({ classCode: z.string(), action: z.string(), to: z.optional(z.string()), pupils: z.int() }),
  ),
  archivedErased: z.int(),
  stamp: z.string(),
  /** The backup that was kept of the school before the change; null of a dry run. */
  keptID: z.nullable(z.string()),
})
export type SchoolYearAnswer = z.infer<typeof schoolYearAnswer>
