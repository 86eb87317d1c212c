import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** The change of school year, applied to the enabled pupils of all classes in one step. */

const classCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))

/** Archived pupils are disabled and keep their data; erased pupils are deleted. */
const move = z.discriminatedUnion('action', [
  z.object({ classCode, action: z.literal('promote'), to: classCode }),
  z.object({ classCode, action: z.literal('archive') }),
  z.object({ classCode, action: z.literal('erase') }),
])
export type ClassMove = z.infer<typeof move>

/**
 * Classes without a move stay unchanged. `eraseArchived` also erases pupils who were already disabled.
 * `stamp`: from the dry run; the change is refused if the pupils concerned have changed since, e.g. because
 * it was already applied.
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

/** Numbers of pupils, even for a dry run. `stamp` identifies the pupils concerned. */
export const schoolYearAnswer = successWith({
  moves: z.array(
    z.object({ classCode: z.string(), action: z.string(), to: z.optional(z.string()), pupils: z.int() }),
  ),
  archivedErased: z.int(),
  stamp: z.string(),
  /** The backup that was made before the change; null for a dry run. */
  keptID: z.nullable(z.string()),
})
export type SchoolYearAnswer = z.infer<typeof schoolYearAnswer>
