import * as z from 'zod/mini'

/** Content that a colleague may change, in addition to her classes. */
export const contentAreas = ['pages', 'games', 'media'] as const
export type ContentArea = (typeof contentAreas)[number]

/** The limits of a colleague: an administrator of chosen classes and content. */
export interface Scope {
  classCodes: readonly string[]
  content: readonly ContentArea[]
}

/** Limits the classes of a scope, because room tokens contain them. */
const MAX_CLASSES = 12

/** A colleague's limits as stored and sent. */
export const scope = z.object({
  classCodes: z
    .array(z.string().check(z.trim(), z.maxLength(20)))
    .check(z.maxLength(MAX_CLASSES, `doivent être au plus ${MAX_CLASSES}`)),
  content: z.array(z.enum(contentAreas)).check(z.maxLength(contentAreas.length)),
})
export type StoredScope = z.infer<typeof scope>
